import { useSessao } from '../../platform/sessao.tsx'
import estilos from './usuario.module.css'

/** First letters of the first and last names. */
function iniciaisDe(nome: string): string {
  const palavras = nome.trim().split(/\s+/)
  const ultima = palavras.length > 1 ? palavras.at(-1) : undefined
  return [palavras[0], ultima].map((palavra) => palavra?.charAt(0).toUpperCase() ?? '').join('')
}

export function Iniciais({ nome }: { nome: string }) {
  return (
    <span className={estilos.iniciais} aria-hidden>
      {iniciaisDe(nome)}
    </span>
  )
}

/** PER-08 Who is signed in, with the description of the account's type. */
export function Usuario({ compacto }: { compacto: boolean }) {
  const { colaborador } = useSessao()
  const { nome, tipoDescricao } = colaborador
  return (
    <div className={estilos.usuario} title={compacto ? `${nome} · ${tipoDescricao}` : undefined}>
      <Iniciais nome={nome} />
      {!compacto && (
        <div className={estilos.texto}>
          <span className={estilos.nome}>{nome}</span>
          <span className={estilos.tipo}>{tipoDescricao}</span>
        </div>
      )}
    </div>
  )
}
