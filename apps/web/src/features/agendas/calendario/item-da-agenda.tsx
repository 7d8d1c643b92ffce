import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { corDaBorda } from '../../../ui/listas/cor-da-borda.ts'
import { ABRE_LINHA } from '../../../ui/listas/use-navegacao-por-linhas.ts'
import { EtiquetaDaAgenda, tomDaAgenda } from '../situacao-da-agenda.tsx'
import { useCalendario } from './contexto-do-calendario.ts'
import estilos from './lista-de-agendas.module.css'

type ItemDaAgendaProps = { agenda: Agenda; linha: number; comDia: boolean }

/** AGE-01, AGE-02 One agenda of a list: opened by its line, finished by its button, dragged by the mouse. */
export function ItemDaAgenda({ agenda, linha, comDia }: ItemDaAgendaProps) {
  const { abrir, finalizar, comecarArraste, arrastada, deVarios } = useCalendario()
  const { cliente, assunto, data_agendada, colaborador, discadora_label, permiteFinalizar } = agenda
  const nome = nomeDoCliente(cliente)
  const detalhes = [deVarios && nomeCurto(colaborador.nome), discadora_label].filter(Boolean)
  return (
    <li
      className={estilos.item}
      data-linha={linha}
      data-arrastada={arrastada === agenda.id || undefined}
      data-arrastavel={permiteFinalizar || undefined}
      {...corDaBorda(tomDaAgenda(agenda))}
    >
      <button
        type="button"
        className={estilos.abre}
        {...ABRE_LINHA}
        onPointerDown={(evento) => permiteFinalizar && comecarArraste(evento, agenda)}
        onClick={() => abrir(agenda)}
      >
        <time dateTime={data_agendada} data-com-dia={comDia || undefined}>
          {comDia ? formatarDataHora(data_agendada) : horaEm(new Date(data_agendada))}
        </time>
        <span className={estilos.texto}>
          <strong>{nome}</strong>
          <span>{assunto}</span>
          {detalhes.length > 0 && <small>{detalhes.join(' · ')}</small>}
        </span>
      </button>
      <div className={estilos.fim}>
        <EtiquetaDaAgenda situacao={agenda.situacao} />
        {permiteFinalizar && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCheck size={14} aria-hidden />}
            aria-label={`Finalizar ${assunto}, ${nome}`}
            onClick={() => finalizar(agenda)}
          >
            Finalizar
          </Button>
        )}
      </div>
    </li>
  )
}
