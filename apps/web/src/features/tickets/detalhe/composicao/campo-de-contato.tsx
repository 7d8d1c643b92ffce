import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { MEIOS_DE_CONTATO, type MeioDeContato, meiosDeContato } from '@balcao/dominio/tickets/mensagem'
import { useId } from 'react'
import { BotaoDoContato } from '../contato/contato-do-ticket.tsx'
import estilos from './composicao.module.css'

type CampoDeContatoProps = {
  ticket: TicketDetalhado
  valor: MeioDeContato | null
  erro: string | undefined
  aoMudar: (contato: MeioDeContato | null) => void
}

/** ALC-01, ALC-06 What is written stays in the portal: whoever spoke to the customer outside it says so here. */
export function CampoDeContato({ ticket, valor, erro, aoMudar }: CampoDeContatoProps) {
  const id = useId()
  return (
    <fieldset className={estilos.contato} aria-describedby={`${id}-aviso`}>
      <p id={`${id}-aviso`}>
        Esta mensagem fica no portal: o cliente não a recebe por aqui. Só conta como resposta se você já falou
        com ele.{' '}
        {!ticket.contato?.email && <BotaoDoContato ticket={ticket}>Escolher um e-mail</BotaoDoContato>}
      </p>
      <legend>Já falei com o cliente por</legend>
      <div className={estilos.visibilidade}>
        {meiosDeContato.map((meio) => (
          <label key={meio}>
            <input
              type="checkbox"
              checked={meio === valor}
              aria-invalid={Boolean(erro) || undefined}
              onChange={({ currentTarget }) => aoMudar(currentTarget.checked ? meio : null)}
            />
            {MEIOS_DE_CONTATO[meio]}
          </label>
        ))}
      </div>
      {erro && (
        <p className={estilos.erro} role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  )
}
