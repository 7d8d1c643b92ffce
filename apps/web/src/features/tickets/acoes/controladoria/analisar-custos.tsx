import { listarCustosDisponiveis } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { lancarCustos } from '@balcao/dominio/tickets/requisitos/controladoria'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useParametro } from '../../../../platform/parametros.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioComRascunho } from '../envio/formulario-da-acao.tsx'
import type { CamposDaControladoria } from './campos-da-controladoria.ts'
import { ListaDeCustos } from './lista-de-custos.tsx'

/** TIC-11, TIC-12 ANALISE_CONTROLADORIA: an opinion, and what the ticket cost. */
export function AnalisarCustos(props: PropsDaAcao) {
  const { ticket } = props
  const { pode } = useSessao()
  const vePrecos = pode('TICKET_CUSTOS')
  const casasDoDinheiro = useParametro('casasDecimaisDinheiro')
  const disponiveis = useConsulta(
    listarCustosDisponiveis,
    { params: { idTicket: ticket.id } },
    { mostradoNaArea: true, ativa: vePrecos },
  )
  const conhecidos = useMemo(() => new Set(disponiveis.data?.itens.map(({ id }) => id)), [disponiveis.data])
  const { controladoria } = avancarEtapa.corpo.shape
  const esquema = z.object({ controladoria, ...campoDoCaminho(ticket.etapa) })
  const valores: CamposDaControladoria = { controladoria: { parecer: '', custos: [] }, condicional: null }
  const { rascunho, ...acao } = useFormularioComRascunho<
    typeof avancarEtapa,
    CamposDaControladoria,
    z.output<typeof esquema>
  >(avancarEtapa, {
    ...props,
    esquema,
    valores,
    regra: (dados) => {
      const { total = 0, limite = 0 } = disponiveis.data ?? {}
      const contexto = { disponiveis: conhecidos, lancado: total, limite, casasDoDinheiro }
      const conclusao = lancarCustos(dados.controladoria?.custos ?? [], contexto)
      return 'campos' in conclusao ? conclusao.campos : {}
    },
  })
  return (
    <FormularioDaAcao {...props} acao={acao} rascunho={rascunho}>
      <CampoDeTextoLongo nome="controladoria.parecer" rotulo="Parecer" obrigatorio primeiro />
      {vePrecos && <ListaDeCustos disponiveis={disponiveis} />}
      <CaminhoDaEtapa etapa={ticket.etapa} />
    </FormularioDaAcao>
  )
}
