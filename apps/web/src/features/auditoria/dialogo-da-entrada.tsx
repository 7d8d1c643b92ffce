import type { EntradaDaAuditoria } from '@balcao/dominio/auditoria/campos'
import { desfazerAjuste } from '@balcao/dominio/auditoria/contratos'
import { NATUREZAS_DA_AUDITORIA } from '@balcao/dominio/auditoria/naturezas'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button, Table, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

type DialogoProps = { entrada: EntradaDaAuditoria | null; aoFechar: () => void }

/** ADM-10 One entry in full: who, when, from where, before and after; undone from here while nothing followed it. */
export function DialogoDaEntrada({ entrada, aoFechar }: DialogoProps) {
  const [aberta, setAberta] = useState(entrada)
  // The words stay on the screen while the dialog fades out.
  if (entrada !== null && entrada !== aberta) setAberta(entrada)
  return (
    <DialogoDaFicha
      aberto={entrada !== null}
      titulo={aberta?.oQue ?? ''}
      aoFechar={aoFechar}
      onExitTransitionEnd={() => setAberta(null)}
    >
      {aberta && <Conteudo key={aberta.id} entrada={aberta} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ entrada, aoFechar }: { entrada: EntradaDaAuditoria; aoFechar: () => void }) {
  const { id, acao, natureza, quem, quando, ip, mudancas, resumo, desfaz } = entrada
  const desfazer = useAcao(desfazerAjuste, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  return (
    <>
      {desfazer.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(desfazer.error)} />}
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Ação', valor: acao },
          { nome: 'Natureza', valor: NATUREZAS_DA_AUDITORIA[natureza] },
          { nome: 'Quem', valor: quem ?? 'O próprio portal' },
          { nome: 'Quando', valor: formatarDataHora(quando) },
          { nome: 'De onde', valor: ip },
        ]}
      />
      {mudancas.length > 0 ? (
        <Table mt="md" aria-label="O que mudou" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Campo</Table.Th>
              <Table.Th>Antes</Table.Th>
              <Table.Th>Depois</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {mudancas.map(({ campo, antes, depois }) => (
              <Table.Tr key={campo}>
                <Table.Td>{campo}</Table.Td>
                <Table.Td>{antes}</Table.Td>
                <Table.Td>{depois}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        resumo && <Text mt="md">{resumo}</Text>
      )}
      <PeDaFicha>
        {desfaz && (
          <Button
            data-principal
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={desfazer.isPending}
            onClick={() => desfazer.mutate({ params: { idEntrada: id } })}
          >
            Desfazer esta mudança
          </Button>
        )}
      </PeDaFicha>
    </>
  )
}
