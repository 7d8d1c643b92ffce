import { comRepeticao } from '@balcao/dominio/conta/campos'
import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import { FormProvider, useForm } from 'react-hook-form'
import { useAcao } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { ParDeSenhas } from '../../../ui/campos/par-de-senhas.tsx'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import estilos from '../conta.module.css'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'

const esquemaDe = (email: string) =>
  comRepeticao(alterarSenha.corpo.shape).check(semSenhaFraca(() => ({ email })))
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
    <section className={estilos.pagina}>
      <h1>Alterar Senha</h1>
      <p>Ao trocar a senha, as sessões abertas em outros navegadores e aparelhos são encerradas.</p>
      <FormProvider {...form}>
        <form noValidate className={estilos.formulario} onSubmit={enviar}>
          <SituacaoDoEnvio acao={acao} mensagem={acao.data?.message} />
          <CampoDeSenha
            label="Senha atual"
            autoComplete="current-password"
            error={formState.errors.atual?.message}
            {...register('atual')}
          />
          <ParDeSenhas />
          <div className={estilos.acoes}>
            <BotaoBase type="submit" habilitado={valido} carregando={acao.isPending}>
              Alterar senha
            </BotaoBase>
          </div>
        </form>
      </FormProvider>
    </section>
  )
}
