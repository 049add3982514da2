export default function EmployerWelcomePage() {
  return <h1>EmployerWelcome</h1>;
}
