export default function MyDetailsContactPage() {
  return <h1>MyDetailsContact</h1>;
}
