import { useEffect, useState } from 'react';

/** A phone number in groups; as stored until the phone library is loaded. */
export function PhoneNumber({ children: stored }: { children: string }) {
  const [shown, setShown] = useState(stored);
  useEffect(() => {
    let isCurrent = true;
    const group = async () => {
      const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
      if (isCurrent) setShown(parsePhoneNumberFromString(stored)?.formatInternational() ?? stored);
    };
    void group().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [stored]);
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {shown}
    </bdi>
  );
}
