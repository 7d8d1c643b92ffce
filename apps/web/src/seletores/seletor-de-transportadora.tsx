import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { pesquisarTransportadoras } from '@balcao/dominio/consultas/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { negocioAtual } from '../platform/ambiente.ts'
import { chamar } from '../platform/api.ts'
import { mensagemDoErro } from '../platform/api-error.ts'
import type { Opcao } from '../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../ui/campos/seletor-assincrono.tsx'

type Transportadora = RespostaDe<typeof pesquisarTransportadoras>['itens'][number]
/** One chosen before, of which only the name is known, has no more than that. */
export type OpcaoDeTransportadora = Opcao<number> & { transportadora?: Transportadora | undefined }

type SeletorDeTransportadoraProps = Omit<
  SeletorAssincronoProps<OpcaoDeTransportadora>,
  'label' | 'buscar' | 'dica'
> & {
  label?: string
  /** API-04 Those that already deliver to this customer come first, told apart. */
  idCli?: number | undefined
  /** Said under the field. */
  ajuda?: string | undefined
}

const DICA = 'Código, nome ou CNPJ'

const GRUPOS = { ja: 'Já entregam para este cliente', outras: 'Outras' } as const

function paraOpcao(transportadora: Transportadora): OpcaoDeTransportadora {
  const { id, razSoc, cnpj, cid, uf } = transportadora
  const detalhe = [id, formatarDocumento(cnpj), `${cid}/${uf}`].join(' · ')
  return { valor: id, nome: razSoc, detalhe, transportadora }
}

async function buscarTransportadoras(
  q: string,
  idCli: number | undefined,
  signal: AbortSignal,
): Promise<OpcaoDeTransportadora[]> {
  const { itens } = await chamar(pesquisarTransportadoras, { query: { q, idCli } }, { signal })
  // Where nobody delivered yet there is nothing to tell apart.
  if (!itens.some(({ atende_cliente }) => atende_cliente)) return itens.map(paraOpcao)
  return itens.map((transportadora) => ({
    ...paraOpcao(transportadora),
    grupo: transportadora.atende_cliente ? GRUPOS.ja : GRUPOS.outras,
  }))
}

/** GER-12 Carrier picker: a short list, shown as soon as it opens. */
export function SeletorDeTransportadora({
  label = 'Transportadora',
  idCli,
  ajuda,
  ...props
}: SeletorDeTransportadoraProps) {
  return (
    <SeletorAssincrono
      placeholder={DICA}
      {...(ajuda && { description: ajuda })}
      {...props}
      label={label}
      dica={DICA}
      listaAoAbrir
      buscar={(q, signal) => buscarTransportadoras(q, idCli, signal)}
      textoDoErro={mensagemDoErro}
      chaveDeRecentes={`transportadoras:${negocioAtual().id}`}
    />
  )
}
