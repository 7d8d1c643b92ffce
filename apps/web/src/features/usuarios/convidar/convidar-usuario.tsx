import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { convidarUsuario, type OpcoesDoUsuario, opcoesDoUsuario } from '@balcao/dominio/usuarios/contratos'
import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { CampoMascarado } from '../../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import { CamposDoPerfil } from '../editar/campos-do-perfil.tsx'

const LARGURA = 720
const VAZIO = {
  ...{ nome: '', cpf: '', email: '', tipo: null as unknown as TipoDeUsuario, idFil: null, filiais: [] },
  ...{ setores: [], idSupervisor: null, codigoOperador: '', matriculaErp: '', segundoFatorExigido: false },
}

/** ADM-02 Asks somebody in: what they will be is said here, their password only they choose. */
export function ConvidarUsuario({ aoFechar }: { aoFechar: () => void }) {
  const janela = useJanelaUnica('Convidar', aoFechar)
  const opcoes = useConsulta(opcoesDoUsuario, {}, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={LARGURA}>
      <AreaDaConsulta consulta={opcoes}>
        {(lidas) => <Formulario opcoes={lidas} janela={janela} />}
      </AreaDaConsulta>
    </JanelaDaAcao>
  )
}

function Formulario({ opcoes, janela }: { opcoes: OpcoesDoUsuario; janela: JanelaUnica }) {
  const acao = useFormularioDaAcao(convidarUsuario, {
    esquema: convidarUsuario.corpo,
    valores: VAZIO,
    alvo: {},
    aoConcluir: janela.fechar,
  })
  const { errors } = acao.form.formState
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Enviar convite', fechar: 'Cancelar' }}
      contexto={
        <Text c="dimmed">
          A pessoa recebe um link que serve uma vez e escolhe a própria senha: ninguém mais a conhece.
        </Text>
      }
    >
      <Stack gap="md">
        <TextInput
          label="Nome"
          required
          data-autofocus
          error={errors.nome?.message}
          {...acao.form.register('nome')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="E-mail"
            type="email"
            required
            error={errors.email?.message}
            {...acao.form.register('email')}
          />
          <CampoMascarado
            tipo="cpf"
            label="CPF"
            description="Com ele a pessoa entra."
            required
            error={errors.cpf?.message}
            {...registrar(acao.form.register('cpf'))}
          />
        </SimpleGrid>
        <CamposDoPerfil opcoes={opcoes} />
      </Stack>
    </FormularioDaAcao>
  )
}
