import { useSessao } from '../../platform/sessao.tsx'
import { iniciaisDe } from '../../ui/pessoas/iniciais-de.ts'
import estilos from './usuario.module.css'

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
