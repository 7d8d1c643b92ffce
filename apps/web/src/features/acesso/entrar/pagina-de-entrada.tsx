import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { esquecerFimDaSessao, type FimDaSessao, fimDaSessao } from '../../../platform/fim-da-sessao.ts'
import type { DestinoPublico } from '../link-publico.tsx'
import { PaginaPublica } from '../pagina-publica.tsx'
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

const TEXTOS: Record<FimDaSessao, string> = {
  vencida: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  encerrada:
    'Sua sessão foi encerrada em outro acesso, ou a senha desta conta mudou. Se não foi você, entre e troque a senha.',
}

/** ERR-01 Why the person is here again; said once. */
export function AvisoDeSessao() {
  const [fim] = useState(fimDaSessao)
  useEffect(esquecerFimDaSessao, [])
  if (!fim) return null
  return (
    <Alert role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
      {TEXTOS[fim]}
    </Alert>
  )
}
