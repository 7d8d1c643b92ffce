import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { pesquisarTransportadoras } from '@balcao/dominio/consultas/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { negocioAtual } from '../../platform/ambiente.ts'
import { chamar } from '../../platform/api.ts'
import { mensagemDoErro } from '../../platform/api-error.ts'
import type { Opcao } from '../../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../../ui/campos/seletor-assincrono.tsx'

type Transportadora = RespostaDe<typeof pesquisarTransportadoras>['itens'][number]
/** One chosen before, of which only the name is known, has no more than that. */
export type OpcaoDeTransportadora = Opcao<number> & { transportadora?: Transportadora | undefined }

type SeletorDeTransportadoraProps = Omit<
  SeletorAssincronoProps<OpcaoDeTransportadora>,
  'label' | 'buscar' | 'dica'
> & { label?: string }

const DICA = 'Código, nome ou CNPJ'

function paraOpcao(transportadora: Transportadora): OpcaoDeTransportadora {
  const { id, razSoc, cnpj, cid, uf } = transportadora
  const detalhe = [id, formatarDocumento(cnpj), `${cid}/${uf}`].join(' · ')
  return { valor: id, nome: razSoc, detalhe, transportadora }
}

async function buscarTransportadoras(q: string, signal: AbortSignal): Promise<OpcaoDeTransportadora[]> {
  const { itens } = await chamar(pesquisarTransportadoras, { query: { q } }, { signal })
  return itens.map(paraOpcao)
}

/** GER-12 Carrier picker: a short list, shown as soon as it opens. */
export function SeletorDeTransportadora({
  label = 'Transportadora',
  ...props
}: SeletorDeTransportadoraProps) {
  return (
    <SeletorAssincrono
      placeholder={DICA}
      {...props}
      label={label}
      dica={DICA}
      listaAoAbrir
      buscar={buscarTransportadoras}
      textoDoErro={mensagemDoErro}
      chaveDeRecentes={`transportadoras:${negocioAtual().id}`}
    />
  )
}
