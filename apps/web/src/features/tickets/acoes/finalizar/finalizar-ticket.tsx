import { MENSAGENS } from '@balcao/dominio/mensagens'
import { listarMotivosDeFinalizacao } from '@balcao/dominio/tickets/catalogo/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { type MotivoDeFinalizacao, MotivosDeFinalizacao } from './motivos-de-finalizacao.tsx'

const { motivo, observacao } = finalizarTicket.corpo.shape
const esquema = z.object({ motivo, observacao })
type Campos = { motivo: string | null; observacao: string }

/** TIC-10, TIC-11 The reasons are those of the ticket's type. */
export function FinalizarTicket(props: PropsDaAcao) {
  const consulta = useConsulta(
    listarMotivosDeFinalizacao,
    { query: { tipo: props.ticket.tipo.chave } },
    { mostradoNaArea: true, listaComum: true },
  )
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={data ? null : error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
    >
      {data && <Formulario {...props} motivos={data.itens} />}
    </AreaDeDados>
  )
}

function Formulario({ motivos, ...props }: PropsDaAcao & { motivos: readonly MotivoDeFinalizacao[] }) {
  const informa = (id: unknown) => motivos.find((candidato) => candidato.id === Number(id))?.informa ?? false
  const valores: Campos = { motivo: null, observacao: '' }
  const acao = useFormularioDaAcao<typeof finalizarTicket, Campos, z.output<typeof esquema>>(
    finalizarTicket,
    {
      ...props,
      esquema,
      valores,
      regra: (dados) =>
        informa(dados.motivo) && !dados.observacao ? { observacao: MENSAGENS.obrigatorio } : {},
    },
  )
  const escolhido = useWatch({ control: acao.form.control, name: 'motivo' })
  const pede = informa(escolhido)
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <MotivosDeFinalizacao motivos={motivos} concluir={props.ticket.acoes.concluir} />
      <CampoDeTextoLongo
        nome="observacao"
        rotulo="Observação"
        obrigatorio={pede}
        descricao={pede ? 'Este motivo pede uma explicação.' : 'Opcional. Fica no histórico do ticket.'}
      />
    </FormularioDaAcao>
  )
}
