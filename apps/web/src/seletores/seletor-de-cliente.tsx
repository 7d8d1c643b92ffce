import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { obterCliente, pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { useConsulta } from '../platform/consultas.ts'
import { useSessao } from '../platform/sessao.tsx'
import { criarSeletor, type ItemDe } from './criar-seletor.tsx'

type Cliente = Pick<ItemDe<typeof pesquisarClientes>, 'id' | 'razSoc' | 'fant' | 'cnpj' | 'cid' | 'uf'>

/** How a customer reads in any picker of customers. */
export function opcaoDeCliente(cliente: Cliente & { prospect?: boolean }) {
  const { id, razSoc, fant, cnpj, cid, uf, prospect } = cliente
  const partes = [
    id,
    fant !== razSoc && fant,
    formatarDocumento(cnpj),
    cidadeEUf(cid, uf),
    prospect && 'Prospect',
  ]
  return { valor: id, nome: razSoc, detalhe: partes.filter(Boolean).join(' · ') }
}

export const SeletorDeCliente = criarSeletor({
  contrato: pesquisarClientes,
  rotulo: 'Cliente',
  dica: TEXTOS.dicaDeCliente,
  paraOpcao: opcaoDeCliente,
})

/** The name of a customer of whom an address has only the number; null until it is known, or to whom may not know it. */
export function useNomeDoCliente(idCli: number | undefined): string | null {
  const { pode } = useSessao()
  const { data } = useConsulta(
    obterCliente,
    { params: { idCli: idCli ?? 0 } },
    { ativa: idCli !== undefined && pode('CLIENTE_PESQUISAR'), listaComum: true, mostradoNaArea: true },
  )
  return data && data.id === idCli ? nomeDoCliente(data) : null
}

type FiltroDeClienteProps = {
  idCli: number | undefined
  aoMudar: (idCli: number | undefined) => void
  obrigatorio?: boolean
  erro?: string | undefined
}

/** The customer of a filter, whose value is the number. */
export function FiltroDeCliente({ idCli, aoMudar, obrigatorio = false, erro }: FiltroDeClienteProps) {
  const nome = useNomeDoCliente(idCli)
  return (
    <SeletorDeCliente
      withAsterisk={obrigatorio}
      value={nome !== null && idCli !== undefined ? { valor: idCli, nome } : null}
      error={erro}
      onChange={(opcao) => aoMudar(opcao?.valor)}
    />
  )
}
