import type { editarEmail, editarTelefone } from '@balcao/dominio/clientes/secoes'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'

type Contrato = typeof editarTelefone | typeof editarEmail
type Campos = { id: number; valoranterior: string; valor: string }

type TrocaProps = {
  contrato: Contrato
  /** 'Telefone', 'E-mail' */
  nome: string
  formatar: (valor: string) => string
  telefone?: boolean
  idCli: number
  /** Asks for its value now; undefined when it is no more, or did not come. */
  recarregar: (id: number) => Promise<string | undefined>
}

type DialogoDaTrocaProps = TrocaProps & {
  /** Null is closed. */
  alvo: { id: number; valor: string } | null
  aoFechar: () => void
}

/** CLI-06, PER-05 Puts another value in the place of the one that the person saw. */
export function DialogoDaTroca({ alvo, aoFechar, ...troca }: DialogoDaTrocaProps) {
  const janela = useJanelaUnica(`Editar ${troca.nome.toLowerCase()}`, aoFechar)
  return (
    <JanelaDaAcao aberta={alvo !== null} janela={janela}>
      {alvo && <Formulario key={alvo.id} {...troca} alvo={alvo} janela={janela} />}
    </JanelaDaAcao>
  )
}

type FormularioProps = TrocaProps & { alvo: { id: number; valor: string }; janela: JanelaUnica }

function Formulario({
  contrato,
  nome,
  formatar,
  telefone,
  idCli,
  recarregar,
  alvo,
  janela,
}: FormularioProps) {
  const acao = useFormularioDaAcao<Contrato, Campos, z.output<Contrato['corpo']>>(contrato, {
    alvo: { query: { idCli } },
    esquema: contrato.corpo,
    valores: { id: alvo.id, valoranterior: alvo.valor, valor: alvo.valor },
    regra: ({ valor, valoranterior }) => (valor === valoranterior ? { valor: MENSAGENS.nadaMudou } : {}),
    aoConcluir: janela.fechar,
    // Somebody was faster: what was typed stays, beside the value as it is now.
    async aoFalhar({ codigo }) {
      if (codigo !== 'VALOR_MUDOU') return
      const atual = await recarregar(alvo.id)
      if (atual !== undefined) acao.form.setValue('valoranterior', atual)
    },
  })
  const { register, control, formState } = acao.form
  const visto = useWatch({ control, name: 'valoranterior' })
  const doCampo = { label: `Novo ${nome.toLowerCase()}`, required: true, 'data-autofocus': true }
  const error = formState.errors.valor?.message
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}>
      <CamposDaFicha campos={[{ nome: 'Valor atual', valor: formatar(visto) }]} />
      {telefone ? (
        <CampoMascarado tipo="telefone" {...doCampo} error={error} {...registrar(register('valor'))} />
      ) : (
        <TextInput type="email" autoComplete="off" {...doCampo} error={error} {...register('valor')} />
      )}
    </FormularioDaAcao>
  )
}
