import { emDias, formatarContagem, formatarParte } from '@balcao/dominio/formatos/contagem'
import { Skeleton } from '@mantine/core'
import { useParametro } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { Estoque } from './estoque.tsx'
import estilos from './pagina-home.module.css'
import { type TotaisDaHome, useTotaisDaHome } from './use-totais-da-home.ts'

type Clientes = NonNullable<TotaisDaHome['clientes']>

/** Figures of the areas the person may see; an area without permission is not there at all. */
export function Indicadores() {
  const { pode } = useSessao()
  const { data, error, isPending, isFetching, refetch } = useTotaisDaHome()
  if (!pode('CLIENTE_TOTAIS') && !pode('PRODUTO_TOTAIS')) return null
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
      esqueleto={<EsqueletoDosIndicadores />}
    >
      <div className={estilos.indicadores}>
        {data?.clientes && <IndicadoresDeClientes clientes={data.clientes} />}
        {data?.estoque && <Estoque estoque={data.estoque} />}
      </div>
    </AreaDeDados>
  )
}

function IndicadoresDeClientes({ clientes }: { clientes: Clientes }) {
  const { total, ativos, semCompra, diasSemCompra, prospects, bloqueados } = clientes
  return (
    <Cartao titulo="Clientes" aoLado={<small>{formatarContagem(total)}</small>}>
      <div className={estilos.clientes}>
        <dl className={estilos.numeros}>
          <Numero nome="Ativos" valor={ativos} total={total} />
          <Numero nome={nomeDosSemCompra(diasSemCompra)} valor={semCompra} total={total} />
          <Numero nome="Prospects" valor={prospects} total={total} />
          <Numero nome="Bloqueados" valor={bloqueados} total={total} />
        </dl>
      </div>
    </Cartao>
  )
}

/** Branches may count in their own ways: then no number of days is everybody's. */
const nomeDosSemCompra = (dias: number | null) =>
  dias === null ? 'Sem compra no prazo da filial' : `Sem compra há ${emDias(dias)}`

function Numero({ nome, valor, total }: { nome: string; valor: number; total: number }) {
  const casas = useParametro('casasDecimaisPercentual')
  return (
    <div className={estilos.numero}>
      <dt>{nome}</dt>
      <dd>
        <strong>{formatarContagem(valor)}</strong>
        {total > 0 && <small>{formatarParte(valor, total, casas)}</small>}
      </dd>
    </div>
  )
}

// Figures that nobody sees: they only give the skeleton the height of the panels to come.
const CLIENTES_A_CAMINHO: Clientes = {
  total: 1,
  ativos: 0,
  semCompra: 0,
  diasSemCompra: 60,
  prospects: 0,
  bloqueados: 0,
}
const ESTOQUE_A_CAMINHO = { normal: 0, baixo: 0, vazio: 0 }

function EsqueletoDosIndicadores() {
  const { pode } = useSessao()
  return (
    <div className={estilos.indicadores} aria-hidden>
      {pode('CLIENTE_TOTAIS') && (
        <Skeleton className={estilos.esqueleto}>
          <IndicadoresDeClientes clientes={CLIENTES_A_CAMINHO} />
        </Skeleton>
      )}
      {pode('PRODUTO_TOTAIS') && (
        <Skeleton className={estilos.esqueleto}>
          <Estoque estoque={ESTOQUE_A_CAMINHO} />
        </Skeleton>
      )}
    </div>
  )
}
