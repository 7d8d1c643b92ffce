import type { ReactNode } from 'react'
import { LinkPublico, PaginaPublica } from '../pagina-publica.tsx'
import { AvisoDeSessao } from './aviso-de-sessao.tsx'
import { FormularioDeEntrada } from './formulario-de-entrada.tsx'

/** AUT-01 `/login` */
export function PaginaDeEntrada({ aoEntrar, topo }: { aoEntrar: () => void; topo?: ReactNode }) {
  return (
    <PaginaPublica
      topo={topo}
      titulo="Entrar no portal"
      descricao="Use o CPF e a senha da sua conta."
      links={
        <>
          <LinkPublico para="/esqueci-senha">Esqueci minha senha</LinkPublico>
          <LinkPublico para="/nova-conta">Criar conta</LinkPublico>
        </>
      }
    >
      <AvisoDeSessao />
      <FormularioDeEntrada aoEntrar={aoEntrar} />
    </PaginaPublica>
  )
}
