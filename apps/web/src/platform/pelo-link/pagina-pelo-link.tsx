import type { CodigoErro } from '@balcao/dominio/erros'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { negocioAtual } from '../ambiente.ts'
import type { ApiError } from '../api-error.ts'
import { AreaDaConsulta } from '../ficha/area-da-consulta.tsx'
import { enderecoDoLogo } from '../imagens-do-negocio.ts'
import estilos from './pagina-pelo-link.module.css'

type PaginaPeloLinkProps = {
  /** What it is about, until what was asked for comes, and where it never does. */
  titulo: string
  token: string
  children: ReactNode
}

/** VEN-02, ALC-03 What somebody sees by a link, without an account, in the look of the business. */
export function PaginaPeloLink({ titulo, token, children }: PaginaPeloLinkProps) {
  return (
    <div className={estilos.pagina}>
      <header className={estilos.topo}>
        <img className={estilos.logo} src={enderecoDoLogo()} alt={negocioAtual().nome} />
      </header>
      <main className={estilos.conteudo}>
        {token ? (
          children
        ) : (
          <>
            <h1>{titulo}</h1>
            <PainelDeStatus
              tipo="erro"
              mensagem="O endereço não está completo: falta o código que estava nele."
            />
          </>
        )}
      </main>
    </div>
  )
}

type ConteudoDoLinkProps<T> = {
  titulo: string
  consulta: UseQueryResult<T, ApiError>
  /** The refusal that no other try changes. */
  invalido: CodigoErro
  children: (dados: T) => ReactNode
}

export function ConteudoDoLink<T>({ titulo, consulta, invalido, children }: ConteudoDoLinkProps<T>) {
  // A link that is no good stays so: nobody is offered another try.
  if (consulta.error?.codigo === invalido)
    return (
      <>
        <h1>{titulo}</h1>
        <PainelDeStatus tipo="erro" mensagem={consulta.error.message} />
      </>
    )
  return (
    <>
      {!consulta.data && <h1>{titulo}</h1>}
      <AreaDaConsulta consulta={consulta}>{children}</AreaDaConsulta>
    </>
  )
}
