import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { Secao } from '../../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CadastroDoCliente } from './cadastro-do-cliente.tsx'
import { LimitesDeCredito } from './limites-de-credito.tsx'

/** CLI-03, ENT-05 What is on record of a customer, and how much they may owe. */
export function DadosDoCliente({ titulo, idCli }: Pick<SecaoDoClienteProps, 'titulo' | 'idCli'>) {
  const { pode } = useSessao()
  const consulta = useConsulta(obterCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <>
      <Secao titulo={titulo} consulta={consulta}>
        {(cliente) => <CadastroDoCliente cliente={cliente} />}
      </Secao>
      {pode('CLIENTE_LIMITES') && <LimitesDeCredito idCli={idCli} />}
    </>
  )
}
