import type { Periodo } from '@balcao/dominio/datas/periodo'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import { useMemo } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { FiltroDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { SeletorDeStatusDePedido } from '../../../seletores/seletor-de-status-de-pedido.tsx'
import { CampoDePeriodo } from '../../../ui/campos/campo-de-periodo.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDeTermo } from '../../../ui/campos/campo-de-termo.tsx'
import { useValorAdiado } from '../../../ui/campos/use-valor-adiado.ts'
import { BarraDeFiltros } from '../../../ui/listas/barra-de-filtros.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { comPeriodo, type FiltrosDePedidos, periodoEmVigor } from './filtros-de-pedidos.ts'

type Mudar = (partes: FiltrosDePedidos, opcoes?: { substituir?: boolean }) => void
type CamposProps = {
  filtros: FiltrosDePedidos
  mudar: Mudar
  agora: Date
  hoje: string
}
type BarraDosPedidosProps = CamposProps & {
  aberta: boolean
  aoAlternar: (aberta: boolean) => void
  ativos: number
}

const NENHUM: never[] = []
const LISTA_LARGA = { width: 280, position: 'bottom-start' } as const
const emTexto = ({ de, ate }: Periodo) => `${de} ${ate}`

/** DOC-06 */
export function BarraDosPedidos({ aberta, aoAlternar, ativos, ...campos }: BarraDosPedidosProps) {
  const { filtros, mudar } = campos
  return (
    <BarraDeFiltros
      rotulo="Filtros dos pedidos"
      termo={
        <CampoDeTermo
          placeholder="Número, cliente, OC…"
          termo={filtros.termo}
          // The history keeps one entry, not one per pause.
          aoMudar={(termo) => mudar({ termo }, { substituir: true })}
        />
      }
      principais={<Campos {...campos} />}
      aberta={aberta}
      aoAlternar={aoAlternar}
      ativos={ativos}
      textoDeVer="Ver pedidos"
    />
  )
}

function Campos({ filtros, mudar, agora, hoje }: CamposProps) {
  const { pode } = useSessao()
  const celular = useCelular()
  // A date being typed is no date yet: the list waits until the hands rest.
  const { digitado, definir } = useValorAdiado<Periodo>(periodoEmVigor(filtros, agora), emTexto, (periodo) =>
    mudar(comPeriodo(periodo, hoje)),
  )
  const status = (filtros.status ?? NENHUM) as StatusDePedido[]
  return (
    <>
      {pode('CLIENTE_PESQUISAR') && (
        <FiltroDeCliente idCli={filtros.idCli} aoMudar={(idCli) => mudar({ idCli })} />
      )}
      <SeletorDeStatusDePedido
        placeholder={status.length === 0 ? 'Todos' : ''}
        semPreSelecao
        resumido
        // In the bar the field is narrower than what it offers.
        comboboxProps={celular ? {} : LISTA_LARGA}
        value={status}
        onChange={(novos) => mudar({ status: novos })}
      />
      <Filiais filtros={filtros} mudar={mudar} />
      <CampoDePeriodo rotulo="Data de inclusão" value={digitado} onChange={definir} semAtalhos />
    </>
  )
}

function Filiais({ filtros, mudar }: Pick<CamposProps, 'filtros' | 'mudar'>) {
  const { filiais } = useSessao()
  const celular = useCelular()
  const opcoes = useMemo(
    () => filiais.map(({ idFil, desc, cid, uf }) => ({ valor: idFil, nome: desc, detalhe: `${cid}/${uf}` })),
    [filiais],
  )
  if (filiais.length < 2) return null
  const escolhidas = filtros.filial ?? NENHUM
  return (
    <CampoDeSelecaoMultipla<number>
      label="Filial"
      placeholder={escolhidas.length === 0 ? 'Todas' : ''}
      opcoes={opcoes}
      semPreSelecao
      resumido
      comboboxProps={celular ? {} : LISTA_LARGA}
      value={escolhidas}
      onChange={(filial) => mudar({ filial })}
    />
  )
}
