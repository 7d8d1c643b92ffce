import { type Anexo, ehImagem } from './anexo.ts'
import estilos from './anexos.module.css'
import { LinkDoAnexo } from './link-do-anexo.tsx'
import { MiniaturaDoAnexo } from './miniatura-do-anexo.tsx'

/** Pictures as thumbnails, the rest as links. */
export function ListaDeAnexos({ anexos }: { anexos: readonly Anexo[] }) {
  if (anexos.length === 0) return null
  return (
    <ul className={estilos.anexos} aria-label="Anexos">
      {anexos.map((anexo) => (
        <li key={anexo.id}>
          {ehImagem(anexo) ? <MiniaturaDoAnexo anexo={anexo} /> : <LinkDoAnexo anexo={anexo} />}
        </li>
      ))}
    </ul>
  )
}
