import { comRepeticao } from '@balcao/dominio/conta/campos'
import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import { Paper, Stack } from '@mantine/core'
import { FormProvider, useForm } from 'react-hook-form'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { ParDeSenhas } from '../../../ui/campos/par-de-senhas.tsx'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'

const esquemaDe = (email: string) =>
  comRepeticao(alterarSenha.corpo.shape).check(semSenhaFraca(() => ({ email, negocio: negocioAtual().nome })))
const VAZIO = { atual: '', senha: '', repeticao: '' }

/** AUT-09 `/conta/senha` */
export function PaginaDeSenha() {
  const { colaborador } = useSessao()
  const form = useForm({
    defaultValues: VAZIO,
    resolver: conferirCom(esquemaDe(colaborador.email)),
    mode: 'onTouched',
  })
  const { register, handleSubmit, formState, setError, setFocus, reset } = form
  const acao = useAcao(alterarSenha, {
    aoConcluir: () => reset(),
    aoFalhar: ({ campos, codigo }) => {
      apontarRecusas(campos, setError)
      if (codigo === 'SENHA_ATUAL_NAO_CONFERE') setFocus('atual', { shouldSelect: true })
    },
  })
  const valido = useValidadeComAtraso(formState.isValid)
  const enviar = handleSubmit(({ atual, senha }) => acao.mutate({ corpo: { atual, senha } }))

  return (
    <Pagina
      titulo="Alterar Senha"
      descricao="Ao trocar a senha, as sessões abertas em outros navegadores e aparelhos são encerradas."
    >
      <FormProvider {...form}>
        <Paper component="form" noValidate p="md" onSubmit={enviar}>
          <Stack>
            <SituacaoDoEnvio acao={acao} mensagem={acao.data?.message} />
            <CampoDeSenha
              label="Senha atual"
              autoComplete="current-password"
              error={formState.errors.atual?.message}
              {...register('atual')}
            />
            <ParDeSenhas />
            <Botoes>
              <BotaoBase type="submit" habilitado={valido} carregando={acao.isPending}>
                Alterar senha
              </BotaoBase>
            </Botoes>
          </Stack>
        </Paper>
      </FormProvider>
    </Pagina>
  )
}
