import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import type { obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { Button, Paper, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useRascunho } from '../../../platform/rascunho.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { OfertaDeRascunho } from '../../../ui/retorno/oferta-de-rascunho.tsx'
import estilos from '../conta.module.css'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'
import { EmailPendente } from './email-pendente.tsx'
import { useDadosDaConta } from './use-dados-da-conta.ts'

type Dados = RespostaDe<typeof obterDadosDaConta>

export function FormularioDeDados({ dados }: { dados: Dados }) {
  const { base, form, acao, enviar, desfazer, completo, ...troca } = useDadosDaConta(dados)
  const rascunho = useRascunho('conta/dados', form)
  const { pode } = useSessao()
  const { errors, isDirty } = form.formState
  const valido = useValidadeComAtraso(completo)
  const somenteLeitura = !pode('CONTA_EDITAR')
  const { emailPendente } = dados

  return (
    <Paper component="form" noValidate p="md" onSubmit={enviar}>
      <Stack>
        {rascunho.oferecido && <OfertaDeRascunho rascunho={rascunho} />}
        <SituacaoDoEnvio
          acao={acao}
          mensagem={
            acao.variables?.corpo.senha === undefined
              ? 'Dados da conta atualizados.'
              : 'Dados da conta atualizados. O e-mail muda quando for confirmado pelo link que enviamos a ele.'
          }
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Código" value={base.id} readOnly variant="filled" />
          <TextInput label="CPF" value={formatarCpf(base.cpf)} readOnly variant="filled" />
          <TextInput
            className={estilos.inteiro}
            label="Nome completo"
            autoComplete="name"
            readOnly={somenteLeitura}
            error={errors.nome?.message}
            {...form.register('nome')}
          />
          <CampoDeData
            label="Data de nascimento"
            description="Opcional"
            autoComplete="bday"
            readOnly={somenteLeitura}
            error={errors.dtNasc?.message}
            {...registrar(form.register('dtNasc'))}
          />
          <CampoMascarado
            tipo="telefone"
            label="Telefone"
            placeholder="(00) 000000000"
            autoComplete="tel-national"
            readOnly={somenteLeitura}
            error={errors.tel?.message}
            {...registrar(form.register('tel'))}
          />
          <TextInput
            className={estilos.inteiro}
            label="E-mail"
            type="email"
            autoComplete="email"
            readOnly={somenteLeitura}
            error={errors.email?.message}
            {...form.register('email')}
          />
          {troca.trocaEmail && (
            <CampoDeSenha
              className={estilos.inteiro}
              ref={troca.campoDaSenha}
              label="Sua senha"
              description="O e-mail novo só vale depois de confirmado pelo link que enviaremos a ele."
              autoComplete="current-password"
              error={acao.error?.campos.senha}
              value={troca.senha}
              onChange={({ currentTarget }) => troca.setSenha(currentTarget.value)}
            />
          )}
          {emailPendente && <EmailPendente pendente={emailPendente} somenteLeitura={somenteLeitura} />}
        </SimpleGrid>
        {!somenteLeitura && (
          <Botoes>
            <BotaoBase
              type="submit"
              habilitado={valido}
              falta={isDirty ? undefined : MENSAGENS.nadaMudou}
              carregando={acao.isPending}
            >
              Salvar
            </BotaoBase>
            <Button variant="default" disabled={!isDirty || acao.isPending} onClick={desfazer}>
              Desfazer
            </Button>
          </Botoes>
        )}
      </Stack>
    </Paper>
  )
}
