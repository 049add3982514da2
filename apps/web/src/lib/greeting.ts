/** By the clock of the person's own device. */
export function greeting(firstName: string, now = new Date()): string {
  const hour = now.getHours();
  const words = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName ? `${words}, ${firstName}` : words;
}
