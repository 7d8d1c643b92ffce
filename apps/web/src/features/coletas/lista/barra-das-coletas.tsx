import {
  SITUACOES_DA_COLETA,
  type SituacaoDaColeta,
  TIPOS_DE_RESPONSAVEL,
  type TipoDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import type { Periodo } from '@balcao/dominio/datas/periodo'
import { useState } from 'react'
import { CampoDePeriodo } from '../../../ui/campos/campo-de-periodo.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDeTermo } from '../../../ui/campos/campo-de-termo.tsx'
import { useValorAdiado } from '../../../ui/campos/use-valor-adiado.ts'
import { BarraDeFiltros } from '../../../ui/listas/barra-de-filtros.tsx'
import type { FiltrosDeColetas } from '../endereco.ts'

const opcoesDe = <V extends string>(nomes: Record<V, string>) =>
  (Object.entries(nomes) as [V, string][]).map(([valor, nome]) => ({ valor, nome }))

const SITUACOES = opcoesDe<SituacaoDaColeta>(SITUACOES_DA_COLETA)
const TIPOS = opcoesDe<TipoDeResponsavel>(TIPOS_DE_RESPONSAVEL)
const NENHUMA: SituacaoDaColeta[] = []
const emTexto = ({ de, ate }: Periodo) => `${de} ${ate}`

type BarraDasColetasProps = {
  filtros: FiltrosDeColetas
  filtrar: (partes: FiltrosDeColetas, opcoes?: { substituir?: boolean }) => void
  ativos: number
}

/** COL-01 */
export function BarraDasColetas({ filtros, filtrar, ativos }: BarraDasColetasProps) {
  const { situacao = NENHUMA, tipo = null, dtIni = null, dtFim = null } = filtros
  const [aberta, setAberta] = useState(false)
  // A date being typed is no date yet: the list waits until the hands rest.
  const { digitado, definir } = useValorAdiado({ de: dtIni, ate: dtFim }, emTexto, ({ de, ate }) =>
    filtrar({ dtIni: de ?? undefined, dtFim: ate ?? undefined }),
  )
  return (
    <BarraDeFiltros
      rotulo="Filtros das coletas"
      textoDeVer="Ver coletas"
      aberta={aberta}
      aoAlternar={setAberta}
      ativos={ativos}
      termo={
        <CampoDeTermo
          termo={filtros.termo}
          placeholder="Número, responsável, cliente, protocolo…"
          aoMudar={(termo) => filtrar({ termo }, { substituir: true })}
        />
      }
      principais={
        <>
          <CampoDeSelecaoMultipla
            label="Situação"
            placeholder={situacao.length === 0 ? 'Todas' : ''}
            opcoes={SITUACOES}
            semPreSelecao
            resumido
            value={situacao}
            onChange={(novas) => filtrar({ situacao: novas })}
          />
          <CampoDeSelecao
            label="Quem coleta"
            placeholder="Todos"
            opcoes={TIPOS}
            semPreSelecao
            value={tipo}
            onChange={(novo) => filtrar({ tipo: novo ?? undefined })}
          />
          <CampoDePeriodo rotulo="Data de geração" value={digitado} onChange={definir} />
        </>
      }
    />
  )
}
