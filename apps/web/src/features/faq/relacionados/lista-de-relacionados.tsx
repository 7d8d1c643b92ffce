import type { ArtigoRelacionado } from '@balcao/dominio/faq/contratos'
import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'
import { enderecoDoArtigo } from '../link-do-artigo.ts'
import estilos from './relacionados.module.css'

type ListaDeRelacionadosProps = {
  artigos: readonly ArtigoRelacionado[]
  /** Opens one over what is on the screen; without it, each is a link to its page. */
  aoEscolher?: (id: number) => void
}

/** NOV-17 Titles with their score. */
export function ListaDeRelacionados({ artigos, aoEscolher }: ListaDeRelacionadosProps) {
  return (
    <ul className={estilos.lista}>
      {artigos.map(({ id, titulo, score }) => {
        const conteudo = (
          <>
            <span className={estilos.nome}>{titulo}</span>
            <EtiquetaDeScore score={score} />
          </>
        )
        return (
          <li key={id}>
            {aoEscolher ? (
              <UnstyledButton className={estilos.linha} onClick={() => aoEscolher(id)}>
                {conteudo}
              </UnstyledButton>
            ) : (
              <Link className={estilos.linha} {...enderecoDoArtigo(id)}>
                {conteudo}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
