import type { ReactNode } from 'react'
import { ambiente, negocioAtual } from '../../platform/ambiente.ts'
import { enderecoDoFundo, enderecoDoLogo } from '../../platform/imagens-do-negocio.ts'
import estilos from './pagina-publica.module.css'

type PaginaPublicaProps = {
  titulo: string
  descricao?: string
  children: ReactNode
  links?: ReactNode
  /** Above the form: what concerns the whole portal. */
  topo?: ReactNode
}

/** What a page before the sign-in stands in, dressed by the business (NEG-02). */
export function PaginaPublica({ titulo, descricao, children, links, topo }: PaginaPublicaProps) {
  const { nome } = negocioAtual()
  return (
    <div className={estilos.pagina}>
      <img className={estilos.fundo} src={enderecoDoFundo()} alt="" />
      <main className={estilos.painel}>
        {topo && <div className={estilos.topo}>{topo}</div>}
        <div className={estilos.conteudo}>
          <img className={estilos.logo} src={enderecoDoLogo()} alt={nome} />
          <div className={estilos.cabecalho}>
            <h1>{titulo}</h1>
            {descricao && <p className={estilos.descricao}>{descricao}</p>}
          </div>
          {children}
          {links && <div className={estilos.links}>{links}</div>}
        </div>
        <footer className={estilos.rodape}>Versão {ambiente().versao}</footer>
      </main>
    </div>
  )
}
