import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { negocioAtual } from '../platform/ambiente.ts'
import { chamar } from '../platform/api.ts'
import { mensagemDoErro } from '../platform/api-error.ts'
import type { Opcao } from '../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../ui/campos/seletor-assincrono.tsx'

type Cliente = RespostaDe<typeof pesquisarClientes>['itens'][number]
export type OpcaoDeCliente = Opcao<number> & { cliente: Cliente }

type SeletorDeClienteProps = Omit<SeletorAssincronoProps<OpcaoDeCliente>, 'label' | 'buscar' | 'dica'> & {
  label?: string
}

function paraOpcao(cliente: Cliente): OpcaoDeCliente {
  const { id, razSoc, fant, cnpj, cid, uf, prospect } = cliente
  const partes = [
    id,
    fant !== razSoc && fant,
    formatarDocumento(cnpj),
    `${cid}/${uf}`,
    prospect && 'Prospect',
  ]
  return { valor: id, nome: razSoc, detalhe: partes.filter(Boolean).join(' · '), cliente }
}

async function buscarClientes(q: string, signal: AbortSignal): Promise<OpcaoDeCliente[]> {
  const { itens } = await chamar(pesquisarClientes, { query: { q } }, { signal })
  return itens.map(paraOpcao)
}

/** GER-12 Customer picker; its value carries the whole search result. */
export function SeletorDeCliente({ label = 'Cliente', ...props }: SeletorDeClienteProps) {
  return (
    <SeletorAssincrono
      placeholder={TEXTOS.dicaDeCliente}
      {...props}
      label={label}
      dica={TEXTOS.dicaDeCliente}
      buscar={buscarClientes}
      textoDoErro={mensagemDoErro}
      chaveDeRecentes={`clientes:${negocioAtual().id}`}
    />
  )
}
