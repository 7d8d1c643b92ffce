import type { ComponentType, ReactNode } from 'react'
import type { DestinoPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
import { AvisoDeSessao } from './aviso-de-sessao.tsx'
import { FormularioDeEntrada, type FormularioDeEntradaProps } from './formulario-de-entrada.tsx'

export type LinkDeEntrada = ComponentType<{ para: DestinoPublico; children: string }>

type PaginaDeEntradaProps = FormularioDeEntradaProps & {
  /** The page may stand without a router. */
  Link: LinkDeEntrada
  topo?: ReactNode
}

/** AUT-01 `/login` */
export function PaginaDeEntrada({ Link, topo, ...formulario }: PaginaDeEntradaProps) {
  return (
    <PaginaPublica
      topo={topo}
      titulo="Entrar no portal"
      descricao="Use o CPF e a senha da sua conta."
      links={
        <>
          <Link para="/esqueci-senha">Esqueci minha senha</Link>
          <Link para="/nova-conta">Criar conta</Link>
        </>
      }
    >
      <AvisoDeSessao />
      <FormularioDeEntrada {...formulario} />
    </PaginaPublica>
  )
}
