import estilos from './passos.module.css'

/** CAD-12 Footnotes of a step, after what every one of them says. */
export function NotasDoPasso({ notas = [] }: { notas?: readonly (string | false)[] }) {
  return (
    <ul className={estilos.notas}>
      {['* Campos obrigatórios.', ...notas].map((nota) => nota && <li key={nota}>{nota}</li>)}
    </ul>
  )
}
