import { listarMotivosDeFinalizacao } from '@balcao/dominio/tickets/catalogo/contratos'
import { problemasDoFim } from '@balcao/dominio/tickets/ciclo-de-vida'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { oQueOClienteLe, SO_A_EQUIPE_LE } from '../../quem-le.ts'
import { CampoDeTextoLongo } from '../envio/campo-de-texto-longo.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { type MotivoDeFinalizacao, MotivosDeFinalizacao } from './motivos-de-finalizacao.tsx'

const { motivo, observacao, mensagem } = finalizarTicket.corpo.shape
const esquema = z.object({ motivo, observacao, mensagem })
type Campos = { motivo: string | null; observacao: string; mensagem: string }

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
  const valores: Campos = { motivo: null, observacao: '', mensagem: '' }
  const acao = useFormularioDaAcao<typeof finalizarTicket, Campos, z.output<typeof esquema>>(
    finalizarTicket,
    {
      ...props,
      esquema,
      valores,
      regra: (dados) => problemasDoFim({ informa: informa(dados.motivo) }, dados),
    },
  )
  const escolhido = useWatch({ control: acao.form.control, name: 'motivo' })
  const pede = informa(escolhido)
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <MotivosDeFinalizacao motivos={motivos} concluir={props.ticket.acoes.concluir} />
      <CampoDeTextoLongo
        nome="mensagem"
        rotulo="Mensagem ao cliente"
        descricao={oQueOClienteLe(props.ticket, 'com o motivo')}
      />
      <CampoDeTextoLongo
        nome="observacao"
        rotulo="Observação"
        obrigatorio={pede}
        descricao={
          pede
            ? `Este motivo pede uma explicação, aqui ou na mensagem ao cliente. ${SO_A_EQUIPE_LE}`
            : `Opcional. ${SO_A_EQUIPE_LE}`
        }
      />
    </FormularioDaAcao>
  )
}
