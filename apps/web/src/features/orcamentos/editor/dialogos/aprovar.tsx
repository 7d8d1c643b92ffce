import { aprovarOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useEditor } from '../contexto.ts'
import estilos from '../editor.module.css'

const esquema = z.object({ motivo: aprovarOrcamento.corpo.shape.motivo })
type Dados = z.output<typeof esquema>

/** VEN-02 What the quote has beyond the limits, as it stands now. */
export function Aprovar({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  const janela = useJanelaUnica('Aprovar o que passa dos limites', aoFechar)
  return (
    <JanelaDaAcao aberta={aberto} janela={janela}>
      {aberto && <Formulario janela={janela} />}
    </JanelaDaAcao>
  )
}

function Formulario({ janela }: { janela: JanelaUnica }) {
  const { editor, salvamento } = useEditor()
  const { edicao, versao, excessos } = editor.ler()
  const acao = useFormularioDaAcao<typeof aprovarOrcamento, Dados, Dados>(aprovarOrcamento, {
    alvo: {
      params: { id: edicao.id },
      versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      async recarregar() {
        await salvamento.reler()
        return editor.ler().versao
      },
    },
    esquema,
    valores: { motivo: '' },
    aoConcluir() {
      janela.fechar()
      void salvamento.reler()
    },
  })
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Este orçamento mudou enquanto você decidia"
    >
      <ul className={estilos.excessos}>
        {excessos
          .filter(({ podeAprovar }) => podeAprovar)
          .map(({ tipo, chave, codigo, label, texto }) => (
            <li key={`${tipo}-${chave}`}>
              {codigo ?? label}: {texto}
            </li>
          ))}
      </ul>
      <Textarea
        label="Motivo"
        description="Quem fez o orçamento lê; o cliente não."
        required
        rows={3}
        maxLength={500}
        data-autofocus
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </FormularioDaAcao>
  )
}
