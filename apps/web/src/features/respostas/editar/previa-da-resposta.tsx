import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { valoresDoTicket } from '@balcao/dominio/tickets/valores-do-ticket'
import { preencher, VARIAVEIS } from '@balcao/dominio/tickets/variaveis'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import type { Campos } from './campos-da-resposta.ts'
import estilos from './resposta.module.css'

const QUANTOS = 10

/** MES-05 How it reads in one of the latest tickets that the person sees. */
export function PreviaDaResposta() {
  const [idTicket, setIdTicket] = useState<number | null>(null)
  const tickets = useConsulta(listarTickets, { query: { take: QUANTOS } }, { mostradoNaArea: true })
  return (
    <section aria-label="Prévia" className={estilos.previa}>
      <CampoDeSelecao
        label="Ver como fica no ticket"
        placeholder="Escolha um ticket"
        semPreSelecao
        opcoes={(tickets.data?.itens ?? []).map(({ id, protocolo, assunto, tipo }) => ({
          valor: id,
          nome: formatarProtocolo(protocolo),
          detalhe: assunto ?? tipo.desc,
        }))}
        carregando={tickets.isPending}
        value={idTicket}
        onChange={setIdTicket}
        error={tickets.error && mensagemDoErro(tickets.error)}
      />
      {idTicket !== null && <NoTicket idTicket={idTicket} />}
    </section>
  )
}

function NoTicket({ idTicket }: { idTicket: number }) {
  const texto = useWatch<Campos, 'texto'>({ name: 'texto' })
  const { colaborador } = useSessao()
  const horas = { tarde: useParametro('saudacaoTardeHora'), noite: useParametro('saudacaoNoiteHora') }
  const { data: ticket } = useConsulta(obterTicket, { params: { idTicket } }, { mostradoNaArea: true })
  if (!ticket) return null
  const valores = valoresDoTicket(ticket, { operador: colaborador.nome, agora: new Date(), horas })
  const { texto: preenchido, faltam } = preencher(texto, valores)
  return (
    <>
      <div className={estilos.texto}>
        <TextoComQuebras texto={preenchido} />
      </div>
      {faltam.length > 0 && (
        <p className={estilos.faltam}>
          {`Este ticket não diz: ${faltam.map((nome) => VARIAVEIS[nome].toLowerCase()).join(', ')}.`}
        </p>
      )}
    </>
  )
}
