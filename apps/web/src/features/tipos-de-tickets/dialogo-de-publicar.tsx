import { publicarTipoDeTicket, type TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import { Button, Table, Text } from '@mantine/core'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

type DialogoProps = { tipo: TipoEmEdicao; aberto: boolean; aoFechar: () => void }

/** ADM-06 What would change, what stands in the way, and which open tickets stay as they are. */
export function DialogoDePublicar({ tipo, aberto, aoFechar }: DialogoProps) {
  const { id, versao, numero, diferencas, problemas, versoes } = tipo
  const publicar = useAcao(publicarTipoDeTicket, {
    aoConcluir({ message }) {
      avisarSucesso(message)
      aoFechar()
    },
  })
  const ficam = versoes.reduce((soma, { abertos }) => soma + abertos, 0)
  const impede = problemas.map(({ mensagem }) => mensagem).join('\n')
  return (
    <DialogoDaFicha aberto={aberto} titulo={`Publicar a versão ${numero + 1}`} aoFechar={aoFechar}>
      {publicar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(publicar.error)} />}
      {impede && <PainelDeStatus tipo="aviso" titulo="Ainda não pode ser publicada" mensagem={impede} />}
      <Text mb="sm">
        {ficam === 0
          ? 'Não há tickets abertos deste tipo.'
          : `${ficam === 1 ? '1 ticket aberto fica' : `${ficam} tickets abertos ficam`} na versão em que já ${ficam === 1 ? 'está' : 'estão'}; depois, se quiser, passe-os à nova.`}
      </Text>
      {diferencas.length > 0 && numero > 0 && (
        <Table aria-label="O que muda" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>O quê</Table.Th>
              <Table.Th>Em vigor</Table.Th>
              <Table.Th>Rascunho</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {diferencas.map(({ oQue, antes, depois }) => (
              <Table.Tr key={`${oQue}:${depois}`}>
                <Table.Td>{oQue}</Table.Td>
                <Table.Td>{antes}</Table.Td>
                <Table.Td>{depois}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <PeDaFicha>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
        <Button
          data-principal
          disabled={problemas.length > 0}
          loading={publicar.isPending}
          onClick={() => publicar.mutate({ params: { idTipo: id }, corpo: { versao } })}
        >
          Publicar
        </Button>
      </PeDaFicha>
    </DialogoDaFicha>
  )
}
