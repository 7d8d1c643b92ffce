import { cancelarConvite, reativarUsuario, type UsuarioDetalhado } from '@balcao/dominio/usuarios/contratos'
import { nuncaEntrou } from '@balcao/dominio/usuarios/situacoes'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const JANELAS = {
  alterar: tardio(async () => (await import('../editar/alterar-usuario.tsx')).AlterarUsuario),
  convite: tardio(async () => (await import('../convidar/reenviar-convite.tsx')).ReenviarConvite),
  desativar: tardio(async () => (await import('../desativar/desativar-usuario.tsx')).DesativarUsuario),
}

const opcoes = {
  aoConcluir: ({ message }: { message: string }) => avisarSucesso(message),
  aoFalhar: ({ message }: { message: string }) => avisarErro(message),
}

/** ADM-02 What may be done with an account, as it stands. */
export function AcoesDoUsuario({ usuario }: { usuario: UsuarioDetalhado }) {
  const [aberta, setAberta] = useState<keyof typeof JANELAS | null>(null)
  const confirmar = useConfirmar()
  const cancelar = useAcao(cancelarConvite, opcoes)
  const reativar = useAcao(reativarUsuario, opcoes)
  const { id, nome, versao, situacao, impedimento } = usuario
  if (impedimento !== null)
    return (
      <Text size="sm" c="dimmed">
        {impedimento}
      </Text>
    )
  const alvo = { params: { idUsuario: id }, corpo: { versao } }
  const perguntarCancelar = async () => {
    const sim = await confirmar({
      titulo: 'Cancelar o convite?',
      mensagem: `O link enviado a ${nome} deixa de valer. Você pode enviar outro depois.`,
      confirmar: 'Cancelar convite',
    })
    if (sim) cancelar.mutate(alvo)
  }
  const perguntarReativar = async () => {
    const sim = await confirmar({
      titulo: 'Reativar a conta?',
      mensagem: `${nome} volta a entrar com a senha que tinha. O que passou a outras pessoas fica com elas.`,
      confirmar: 'Reativar',
    })
    if (sim) reativar.mutate(alvo)
  }
  const fechar = () => setAberta(null)
  const Janela = aberta && JANELAS[aberta]
  return (
    <Group gap="xs">
      <Button size="sm" onClick={() => setAberta('alterar')}>
        Alterar
      </Button>
      {nuncaEntrou(situacao) && (
        <Button size="sm" variant="default" onClick={() => setAberta('convite')}>
          Enviar outro convite
        </Button>
      )}
      {(situacao === 'CONVIDADO' || situacao === 'CONVITE_VENCIDO') && (
        <Button size="sm" variant="default" loading={cancelar.isPending} onClick={perguntarCancelar}>
          Cancelar convite
        </Button>
      )}
      {situacao === 'ATIVO' && (
        <Button size="sm" variant="light" color="red" onClick={() => setAberta('desativar')}>
          Desativar
        </Button>
      )}
      {situacao === 'DESATIVADO' && (
        <Button size="sm" variant="default" loading={reativar.isPending} onClick={perguntarReativar}>
          Reativar
        </Button>
      )}
      {Janela && <Janela usuario={usuario} aoFechar={fechar} aoNaoVir={fechar} />}
    </Group>
  )
}
