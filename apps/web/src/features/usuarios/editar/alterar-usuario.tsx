import {
  alterarUsuario,
  type OpcoesDoUsuario,
  obterUsuario,
  opcoesDoUsuario,
  type UsuarioDetalhado,
} from '@balcao/dominio/usuarios/contratos'
import { Stack, Text, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { CamposDoPerfil } from './campos-do-perfil.tsx'

const LARGURA = 720
const { versao: _versao, ...campos } = alterarUsuario.corpo.shape
const esquema = z.object(campos)

type Props = { usuario: UsuarioDetalhado; aoFechar: () => void }

/** ADM-02 In force at once, in what the person has open too. */
export function AlterarUsuario({ usuario, aoFechar }: Props) {
  const janela = useJanelaUnica('Alterar usuário', aoFechar)
  const opcoes = useConsulta(opcoesDoUsuario, {}, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={LARGURA}>
      <AreaDaConsulta consulta={opcoes}>
        {(lidas) => <Formulario usuario={usuario} opcoes={lidas} janela={janela} />}
      </AreaDaConsulta>
    </JanelaDaAcao>
  )
}

type FormularioProps = { usuario: UsuarioDetalhado; opcoes: OpcoesDoUsuario; janela: JanelaUnica }

function Formulario({ usuario, opcoes, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(alterarUsuario, {
    esquema,
    valores: usuario.digitado,
    alvo: useAlvo(obterUsuario, { idUsuario: usuario.id }, usuario.versao),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      contexto={<Text c="dimmed">Vale na hora, também nas janelas que a pessoa tem abertas.</Text>}
    >
      <Stack gap="md">
        <TextInput
          label="Nome"
          required
          data-autofocus
          error={acao.form.formState.errors.nome?.message}
          {...acao.form.register('nome')}
        />
        <CamposDoPerfil opcoes={opcoes} usuario={usuario} />
      </Stack>
    </FormularioDaAcao>
  )
}
