import { pedirCodigoDeVinculo, vincularCadastro } from '@balcao/dominio/conta/contratos-vinculo'
import { DIGITOS_DO_CODIGO } from '@balcao/dominio/conta/vinculo'
import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import estilos from '../conta.module.css'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'

/** SEG-01 The address is never shown: whoever owns it knows which one it is. */
export function ProvaDeCadastro() {
  const { form, pedido, vinculacao, pedir, vincular } = useVinculo()
  const { errors, isValid } = form.formState
  const valido = useValidadeComAtraso(isValid)
  const pediu = pedido.isSuccess
  const botao = pediu ? 'Enviar outro código' : 'Enviar código'
  return (
    <form noValidate onSubmit={vincular}>
      <Stack>
        {pedido.error && (
          <PainelDeStatus tipo="erro" mensagem={pedido.error.message} aoFechar={pedido.reset} />
        )}
        <SituacaoDoEnvio acao={vinculacao} mensagem={vinculacao.data?.message} />
        {pediu && (
          <>
            <p role="status">
              {pedido.data.message} Se o e-mail do cadastro não for mais seu, fale com o atendimento.
            </p>
            <TextInput
              className={estilos.codigo}
              label="Código"
              placeholder={'0'.repeat(DIGITOS_DO_CODIGO)}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              error={errors.codigo?.message}
              {...form.register('codigo')}
            />
          </>
        )}
        <Botoes>
          {pediu && (
            <BotaoBase type="submit" habilitado={valido} carregando={vinculacao.isPending}>
              Vincular
            </BotaoBase>
          )}
          <Button
            variant="default"
            loading={pedido.isPending}
            disabled={vinculacao.isPending}
            onClick={pedir}
          >
            {botao}
          </Button>
        </Botoes>
      </Stack>
    </form>
  )
}

/** SEG-01 Asks for a code, then proves with it. */
function useVinculo() {
  const form = useForm({
    defaultValues: { codigo: '' },
    resolver: conferirCom(vincularCadastro.corpo),
    mode: 'onTouched',
  })
  const { handleSubmit, setError, setFocus, reset } = form
  const pedido = useAcao(pedirCodigoDeVinculo)
  const vinculacao = useAcao(vincularCadastro, {
    aoConcluir: () => {
      reset()
      pedido.reset()
    },
    aoFalhar: ({ campos, codigo }) => {
      apontarRecusas(campos, setError)
      if (codigo === 'CODIGO_DE_VINCULO_INVALIDO') setFocus('codigo', { shouldSelect: true })
    },
  })
  const pedir = () => {
    vinculacao.reset()
    reset()
    pedido.mutate({})
  }
  const vincular = handleSubmit((corpo) => vinculacao.mutate({ corpo }))
  return { form, pedido, vinculacao, pedir, vincular }
}
