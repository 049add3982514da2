export default function ResourceListPage() {
  return <h1>ResourceList</h1>;
}
