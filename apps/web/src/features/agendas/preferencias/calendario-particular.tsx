import { criarCalendario, revogarCalendario } from '@balcao/dominio/agendas/contratos-preferencias'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { Copiar } from '../../../ui/retorno/copiar.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

/** API-08 The private address by which another calendar shows one's agendas: told once, ended whenever one wants. */
export function CalendarioParticular({ desde }: { desde: string | null }) {
  const confirmar = useConfirmar()
  const dizer = (erro: Parameters<typeof mensagemDoErro>[0]) => avisarErro(mensagemDoErro(erro))
  const criar = useAcao(criarCalendario, { aoFalhar: dizer })
  const revogar = useAcao(revogarCalendario, {
    aoConcluir: ({ message }) => {
      criar.reset()
      avisarSucesso(message)
    },
    aoFalhar: dizer,
  })
  const gerar = async () => {
    const sim =
      desde === null ||
      (await confirmar({
        titulo: 'Gerar outro endereço?',
        mensagem: 'O endereço de hoje deixa de funcionar nos calendários que o usam.',
        confirmar: 'Gerar outro',
      }))
    if (sim) criar.mutate({})
  }
  const endereco = desde === null ? undefined : criar.data?.endereco
  return (
    <Stack gap="sm">
      <Text>
        Assine este endereço no Google Agenda, no Outlook ou no celular para ver as suas agendas lá. Quem o
        tiver as vê: não o passe a ninguém.
      </Text>
      {endereco && (
        <Group align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Endereço do calendário"
            description="Copie agora: ele não é mostrado outra vez."
            value={endereco}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Copiar valor={endereco} />
        </Group>
      )}
      {desde !== null && !endereco && <Text c="dimmed">Ligado desde {formatarDataHora(desde)}.</Text>}
      <Group gap="xs">
        <Button variant="default" loading={criar.isPending} onClick={gerar}>
          {desde === null ? 'Gerar endereço' : 'Gerar outro endereço'}
        </Button>
        {desde !== null && (
          <Button variant="default" loading={revogar.isPending} onClick={() => revogar.mutate({})}>
            Desligar
          </Button>
        )}
      </Group>
    </Stack>
  )
}
