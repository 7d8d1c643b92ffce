import {
  FILTROS_DE_PRAZO,
  type FiltroDePrazo,
  ORDENACOES_DE_TICKETS,
  type OrdenacaoDeTickets,
} from '@balcao/dominio/tickets/contratos-lista'
import { Checkbox } from '@mantine/core'
import { useSessao } from '../../../platform/sessao.tsx'
import { FiltroDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { ControleDeOrdenacao } from '../../../ui/campos/controle-de-ordenacao.tsx'
import { EscolhasDoFiltro } from './escolhas-do-filtro.tsx'
import { CAMPOS_DE_ESCOLHAS, type CampoDeFiltro, ordenacaoDe } from './filtros-da-lista.ts'
import type { CamposDoFiltroProps } from './filtros-principais.tsx'
import estilos from './pagina-de-tickets.module.css'

const PRINCIPAIS: readonly CampoDeFiltro[] = ['status', 'tipo']
const EXTRAS = CAMPOS_DE_ESCOLHAS.filter((campo) => !PRINCIPAIS.includes(campo))
/** What hides behind 'Mais filtros'. */
export const CAMPOS_EXTRAS: readonly CampoDeFiltro[] = [
  ...EXTRAS,
  'idCli',
  'prazo',
  'meus',
  'semOperador',
  'abertos',
]

const PRAZOS = Object.entries(FILTROS_DE_PRAZO).map(([valor, nome]) => ({
  valor: valor as FiltroDePrazo,
  nome,
}))
const ORDENACOES = Object.entries(ORDENACOES_DE_TICKETS).map(([valor, nome]) => ({ valor, nome }))

export function FiltrosExtras(campos: CamposDoFiltroProps) {
  const { filtros, mudar } = campos
  const { filiais, pode } = useSessao()
  return (
    <>
      {EXTRAS.filter((campo) => campo !== 'filial' || filiais.length > 1).map((campo) => (
        <EscolhasDoFiltro key={campo} campo={campo} {...campos} />
      ))}
      {pode('CLIENTE_PESQUISAR') && (
        <FiltroDeCliente idCli={filtros.idCli} aoMudar={(idCli) => mudar({ idCli })} />
      )}
      <CampoDeSelecao
        label="Prazo"
        placeholder="Qualquer"
        opcoes={PRAZOS}
        semPreSelecao
        value={filtros.prazo ?? null}
        onChange={(prazo) => mudar({ prazo: prazo ?? undefined })}
      />
      <ControleDeOrdenacao
        campos={ORDENACOES}
        value={ordenacaoDe(filtros)}
        onChange={({ campo, direcao }) => mudar({ orderBy: campo as OrdenacaoDeTickets, direction: direcao })}
      />
      <div className={estilos.marcas}>
        <Checkbox
          label="Só os meus"
          checked={filtros.meus ?? false}
          onChange={({ currentTarget }) => mudar({ meus: currentTarget.checked })}
        />
        <Checkbox
          label="Só sem operador"
          checked={filtros.semOperador ?? false}
          onChange={({ currentTarget }) => mudar({ semOperador: currentTarget.checked })}
        />
        <Checkbox
          label="Só em aberto"
          checked={filtros.abertos ?? false}
          onChange={({ currentTarget }) => mudar({ abertos: currentTarget.checked })}
        />
      </div>
    </>
  )
}
