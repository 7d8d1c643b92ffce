import { listarAgendas } from '@balcao/dominio/agendas/contratos'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { Skeleton, Stack } from '@mantine/core'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { BotaoNovaAgenda } from '../nova/botao-nova-agenda.tsx'
import { ListaDeAgendas } from './lista-de-agendas.tsx'
import { nomeDoDia } from './nomes-dos-dias.ts'

export type DeQuem = { tipo: TipoDeAgenda; idColab: number | undefined }

/** AGE-03 All of one day, by the time they are set for. */
export function ListaDoDia({ dia, tipo, idColab }: DeQuem & { dia: string }) {
  const consulta = useConsulta(
    listarAgendas,
    { query: { tipo, idColab, dtIni: dia, dtFim: dia, direction: 'ASC' } },
    { mostradoNaArea: true },
  )
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio={
        <>
          <strong>Nenhuma agenda neste dia</strong>
          <BotaoNovaAgenda abertura={{ tipo, dia }} size="xs" variant="default" />
        </>
      }
      esqueleto={<EsqueletoDaLista />}
    >
      {({ itens }) => <ListaDeAgendas rotulo={`Agendas de ${nomeDoDia(dia)}`} agendas={itens} />}
    </AreaDaConsulta>
  )
}

const LINHAS = ['primeira', 'segunda', 'terceira']

export function EsqueletoDaLista() {
  return (
    <Stack gap={8} aria-hidden>
      {LINHAS.map((linha) => (
        <Skeleton key={linha} height={64} radius={8} />
      ))}
    </Stack>
  )
}
