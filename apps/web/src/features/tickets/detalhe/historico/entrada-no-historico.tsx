import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  ACOES_DO_HISTORICO,
  type AcaoDoHistorico,
  ehRestrito,
  TIPOS_DE_HISTORICO,
} from '@balcao/dominio/tickets/historico'
import { MEIOS_DE_CONTATO } from '@balcao/dominio/tickets/mensagem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { IconArrowForwardUp, IconLock, IconWorld } from '@tabler/icons-react'
import { useId } from 'react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { iniciaisDe } from '../../../../ui/pessoas/iniciais-de.ts'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import { TOM_DO_TICKET } from '../../../../ui/tema/tons.ts'
import { LinkDoTicket } from '../../link-do-ticket.tsx'
import { ListaDeAnexos } from '../anexos/lista-de-anexos.tsx'
import { EmailNaEntrada } from './email-na-entrada.tsx'
import { EnviosDaEntrada } from './envios-da-entrada.tsx'
import estilos from './historico.module.css'
import { TextoDaEntrada } from './texto-da-entrada.tsx'

type EntradaProps = { idTicket: number; entrada: EntradaDoHistorico; nova: boolean }

const ICONE = { PUBLICO: IconWorld, PRIVADO: IconLock, ENCAMINHAMENTO: IconArrowForwardUp }

// What somebody wrote is a message; what somebody did is one line.
const FALAS: readonly AcaoDoHistorico[] = ['ABERTURA', 'MENSAGEM', 'ENCAMINHAMENTO']

const deOnde = (meio: string, quem: string | null): string => [meio, quem].filter(Boolean).join(' · ')

export function EntradaNoHistorico(props: EntradaProps) {
  const { acao, mensagem, anexos } = props.entrada
  const fala = FALAS.includes(acao) && (mensagem !== '' || anexos.length > 0)
  return fala ? <Fala {...props} /> : <Feito {...props} />
}

function Fala({ idTicket, entrada, nova }: EntradaProps) {
  const {
    colaborador,
    colaborador_id,
    datahora_criacao,
    tipo,
    acao,
    mensagem,
    contato,
    peloLink,
    porEmail,
    peloWhatsapp,
    id,
    anexos,
    envios,
  } = entrada
  const { colaborador: eu } = useSessao()
  const idDoAutor = useId()
  const Icone = ICONE[tipo]
  return (
    <article
      tabIndex={-1}
      className={estilos.entrada}
      data-propria={colaborador_id === eu.id || undefined}
      data-restrita={ehRestrito(tipo) || undefined}
      data-tipo={tipo}
      aria-labelledby={idDoAutor}
    >
      <span className={estilos.avatar} aria-hidden>
        {iniciaisDe(colaborador.nome)}
      </span>
      <div className={estilos.balao}>
        <header className={estilos.topo}>
          <strong id={idDoAutor}>{colaborador.nome}</strong>
          {acao !== 'MENSAGEM' && <span>{ACOES_DO_HISTORICO[acao]}</span>}
          <span>
            <TempoRelativo data={datahora_criacao} />
          </span>
          <Etiqueta tom={TOM_DO_TICKET[tipo]} icone={<Icone size={14} aria-hidden />}>
            {TIPOS_DE_HISTORICO[tipo]}
          </Etiqueta>
          {peloLink && <span>{deOnde('pelo link', peloLink.email)}</span>}
          {porEmail && <span>{deOnde('por e-mail', porEmail.email)}</span>}
          {peloWhatsapp && (
            <span>{deOnde('pelo WhatsApp', peloWhatsapp.numero && numeroLegivel(peloWhatsapp.numero))}</span>
          )}
          {contato && <span>falou com o cliente por {MEIOS_DE_CONTATO[contato]}</span>}
          <DoTicket entrada={entrada} />
          {nova && <Etiqueta tom="turquesa">Nova</Etiqueta>}
        </header>
        {mensagem && (
          <p className={estilos.mensagem}>
            <TextoDaEntrada mensagem={mensagem} mencoes={entrada.mencoes} />
          </p>
        )}
        {porEmail?.mais && <EmailNaEntrada idTicket={idTicket} idEntrada={id} />}
        <ListaDeAnexos anexos={anexos} />
        <EnviosDaEntrada idTicket={idTicket} envios={envios} />
      </div>
    </article>
  )
}

/** MES-06 Where it was written, when that ticket became part of this one. */
function DoTicket({ entrada: { doTicket } }: Pick<EntradaProps, 'entrada'>) {
  return doTicket && <Etiqueta>{`do ticket ${formatarProtocolo(doTicket.protocolo)}`}</Etiqueta>
}

function Feito({ idTicket, entrada, nova }: EntradaProps) {
  const { colaborador, datahora_criacao, tipo, acao, mensagem, anexos, envios, ligado } = entrada
  // The first line is the sentence of what was done; what the person added to it comes under.
  const [frase, ...observacao] = mensagem.split('\n')
  const detalhe = observacao.join('\n').trim()
  return (
    <article tabIndex={-1} className={estilos.feito}>
      <p>
        <strong>{colaborador.nome}</strong> {frase ? `· ${frase}` : ACOES_DO_HISTORICO[acao]}{' '}
        {ligado && (
          <>
            Ticket <LinkDoTicket ticket={ligado} />{' '}
          </>
        )}
        <span className={estilos.quando}>
          <TempoRelativo data={datahora_criacao} />
        </span>{' '}
        {ehRestrito(tipo) && <Etiqueta tom={TOM_DO_TICKET[tipo]}>{TIPOS_DE_HISTORICO[tipo]}</Etiqueta>}{' '}
        <DoTicket entrada={entrada} /> {nova && <Etiqueta tom="turquesa">Nova</Etiqueta>}
      </p>
      {detalhe && (
        <p className={estilos.detalhe}>
          <TextoComQuebras texto={detalhe} />
        </p>
      )}
      <ListaDeAnexos anexos={anexos} />
      <EnviosDaEntrada idTicket={idTicket} envios={envios} />
    </article>
  )
}
