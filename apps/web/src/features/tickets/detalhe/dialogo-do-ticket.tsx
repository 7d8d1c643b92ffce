import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { TopoDaFicha } from '../../../ui/ficha/topo-da-ficha.tsx'
import { StatusDoTicket } from '../lista/celulas.tsx'
import { PrazoDoTicket } from '../prazo-do-ticket.tsx'
import { PreviaDaImagem } from './anexos/previa-da-imagem.tsx'
import { ProvedorDeAnexos } from './anexos/provedor-de-anexos.tsx'
import { EtapasDoTicket } from './etapas-do-ticket.tsx'
import { HistoricoDoTicket } from './historico/historico-do-ticket.tsx'
import { useTicket } from './use-ticket.ts'

type DialogoDoTicketProps = {
  /** Null is closed. */
  idTicket: number | null
  aoFechar: () => void
}

/** CLI-07 One ticket, to read without leaving its customer. */
export function DialogoDoTicket({ idTicket, aoFechar }: DialogoDoTicketProps) {
  return (
    <DialogoDaFicha aberto={idTicket !== null} titulo="Ticket" aoFechar={aoFechar}>
      {idTicket !== null && <Aberto idTicket={idTicket} />}
    </DialogoDaFicha>
  )
}

function Aberto({ idTicket }: { idTicket: number }) {
  const consulta = useTicket(idTicket)
  return (
    <AreaDaConsulta consulta={consulta} discreta>
      {(ticket) => (
        <FilialDaCoisa value={ticket.filial.idFil}>
          <Conteudo ticket={ticket} />
          <Cartao titulo="Histórico" rotulo="Histórico do ticket" nivel={3} solto>
            <ProvedorDeAnexos idTicket={idTicket}>
              <HistoricoDoTicket idTicket={idTicket} />
              <PreviaDaImagem />
            </ProvedorDeAnexos>
          </Cartao>
          <PeDaFicha>
            <Button
              leftSection={<IconExternalLink size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link to="/tickets/$idTicket" params={{ idTicket: String(idTicket) }} {...props} />
              )}
            >
              Abrir ticket
            </Button>
          </PeDaFicha>
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

function Conteudo({ ticket }: { ticket: TicketDetalhado }) {
  const { protocolo, tipo, assunto, etapa, setor, operador, prazos, criador, datahora_criacao } = ticket
  const { pode } = useSessao()
  return (
    <>
      <TopoDaFicha
        titulo={`Ticket ${formatarProtocolo(protocolo)}`}
        subtitulo={[`${tipo.menu.description} › ${tipo.desc}`, assunto].filter(Boolean).join(' · ')}
        aoLado={<StatusDoTicket {...ticket} />}
      />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Etapa', valor: etapa.nome },
          { nome: 'Setor', valor: setor.nome },
          // Who works on it is not told to the customer.
          { nome: 'Operador', valor: pode('TICKET_INTERNO') && (operador?.nome ?? 'Sem operador') },
          { nome: 'Primeira resposta', valor: <PrazoDoTicket prazo={prazos.resposta} /> },
          { nome: 'Solução', valor: <PrazoDoTicket prazo={prazos.solucao} /> },
          { nome: 'Aberto por', valor: criador.nome },
          { nome: 'Aberto em', valor: formatarDataHora(datahora_criacao) },
        ]}
      />
      <EtapasDoTicket etapas={ticket.etapas} />
    </>
  )
}
