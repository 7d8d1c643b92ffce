import { plural } from '@balcao/dominio/formatos/contagem'
import { publicarTipoDeTicket, type TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import type { Diferenca } from '@balcao/dominio/tipos-de-tickets/diferenca'
import { Button, Table, Text } from '@mantine/core'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

type DialogoProps = { tipo: TipoEmEdicao; aberto: boolean; aoFechar: () => void }

/** ADM-06 What would change, what stands in the way, and which open tickets stay as they are. */
export function DialogoDePublicar({ tipo, aberto, aoFechar }: DialogoProps) {
  const { id, versao, numero, diferencas, problemas } = tipo
  const publicar = useAcao(publicarTipoDeTicket, {
    aoConcluir({ message }) {
      avisarSucesso(message)
      aoFechar()
    },
  })
  const impede = problemas.map(({ mensagem }) => mensagem).join('\n')
  return (
    <DialogoDaFicha aberto={aberto} titulo={`Publicar a versão ${numero + 1}`} aoFechar={aoFechar}>
      {publicar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(publicar.error)} />}
      {impede && <PainelDeStatus tipo="aviso" titulo="Ainda não pode ser publicada" mensagem={impede} />}
      <QuemFica tipo={tipo} />
      {diferencas.length > 0 && numero > 0 && <OQueMuda diferencas={diferencas} />}
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

/** The open tickets that stay, in which version and in which step of it. */
function QuemFica({ tipo: { versoes, abertosPorEtapa } }: { tipo: TipoEmEdicao }) {
  const ficam = versoes.reduce((soma, { abertos }) => soma + abertos, 0)
  if (ficam === 0) return <Text mb="sm">Não há tickets abertos deste tipo.</Text>
  return (
    <>
      <Text>
        {plural(ficam, 'ticket aberto fica', 'tickets abertos ficam')} na versão em que já{' '}
        {ficam === 1 ? 'está' : 'estão'}; depois, se quiser, passe-os à nova.
      </Text>
      <ul>
        {versoes.map(({ numero }) => (
          <li key={numero}>
            Versão {numero}:{' '}
            {abertosPorEtapa
              .filter((etapa) => etapa.numero === numero)
              .map(({ etapa, tickets }) => `${tickets} em “${etapa}”`)
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

const GRUPOS: Record<Diferenca['onde'], string> = {
  tipo: 'O tipo e o que ele pede',
  motivos: 'Motivos da abertura',
  etapas: 'Etapas e saídas',
}
const COMO = {
  entra: { dito: 'Entra', tom: 'verde' },
  sai: { dito: 'Sai', tom: 'vermelho' },
  muda: { dito: 'Muda', tom: 'azul' },
} as const

function OQueMuda({ diferencas }: { diferencas: readonly Diferenca[] }) {
  return (
    <Table aria-label="O que muda" withTableBorder>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>O quê</Table.Th>
          <Table.Th>Em vigor</Table.Th>
          <Table.Th>Rascunho</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {(Object.keys(GRUPOS) as Diferenca['onde'][]).map((grupo) => {
        const dele = diferencas.filter(({ onde }) => onde === grupo)
        if (dele.length === 0) return null
        return (
          <Table.Tbody key={grupo}>
            <Table.Tr>
              <Table.Th colSpan={3} scope="rowgroup">
                {GRUPOS[grupo]}
              </Table.Th>
            </Table.Tr>
            {dele.map(({ como, oQue, antes, depois }) => (
              <Table.Tr key={`${oQue}:${depois}`}>
                <Table.Td>
                  <Etiqueta tom={COMO[como].tom}>{COMO[como].dito}</Etiqueta> {oQue}
                </Table.Td>
                <Table.Td>{antes}</Table.Td>
                <Table.Td>{depois}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        )
      })}
    </Table>
  )
}
