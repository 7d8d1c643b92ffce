import { alterarInformacao, type Informacao } from '@balcao/dominio/informacoes/contratos'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import {
  type CamposDaInformacao as Campos,
  CamposDaInformacao,
  type DadosDaInformacao,
  esquemaDaInformacao,
} from './campos-da-informacao.tsx'
import { NaoFoiSalvo } from './nao-foi-salvo.tsx'

type EditarInformacaoProps = {
  /** Null is closed. */
  informacao: Informacao | null
  recarregar: () => Promise<readonly Informacao[] | undefined>
  aoFechar: () => void
}

export function EditarInformacao({ informacao, recarregar, aoFechar }: EditarInformacaoProps) {
  const janela = useJanelaUnica('Nova Descrição', aoFechar)
  return (
    <JanelaDaAcao aberta={informacao !== null} janela={janela}>
      {informacao && (
        <Formulario key={informacao.id} informacao={informacao} recarregar={recarregar} janela={janela} />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps = Omit<EditarInformacaoProps, 'aoFechar'> & {
  informacao: Informacao
  janela: JanelaUnica
}

function Formulario({ informacao, recarregar, janela }: FormularioProps) {
  const { id, dimensao, dimensao_id, cliente_id, observacao, versao } = informacao
  const acao = useFormularioDaAcao<typeof alterarInformacao, Campos, DadosDaInformacao>(alterarInformacao, {
    alvo: {
      query: { id },
      versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => (await recarregar())?.find((outra) => outra.id === id)?.versao,
    },
    esquema: esquemaDaInformacao,
    valores: { dimensao, dimensao_id, cliente_id, observacao },
    mensagem: 'Informação alterada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Esta informação mudou enquanto você escrevia"
      semErro
      botoes={{ enviar: 'Salvar', fechar: 'Fechar' }}
      resumo={acao.envio.erro && <NaoFoiSalvo />}
    >
      <CamposDaInformacao />
    </FormularioDaAcao>
  )
}
