import { plural } from '@balcao/dominio/formatos/contagem'
import { importarObjetivos, type ObjetivosImportados } from '@balcao/dominio/objetivos/contratos'
import {
  COLUNAS_DA_IMPORTACAO,
  MAXIMO_DO_TEXTO,
  SITUACOES_DA_LINHA,
  type SituacaoDaLinha,
} from '@balcao/dominio/objetivos/importacao'
import { Button, FileButton, Group, Stack, Table, Text, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import type { Tom } from '../../../ui/tema/tons.ts'

const LARGURA = 860
const LINHAS_A_VISTA = 8
const TOM: Record<SituacaoDaLinha, Tom> = {
  NOVA: 'verde',
  ALTERADA: 'azul',
  IGUAL: 'neutro',
  RECUSADA: 'vermelho',
}
const EXEMPLO = '11/2026\tVendedor\tMárcia Leal\tValor vendido\t\t25.000,00'

type DialogoDaImportacaoProps = { aberto: boolean; aoFechar: () => void }

/** GES-01 Targets pasted from a spreadsheet: first what would become of each line, then it is done. */
export function DialogoDaImportacao({ aberto, aoFechar }: DialogoDaImportacaoProps) {
  const janela = useJanelaUnica('Importar metas', aoFechar)
  return (
    <JanelaDaAcao aberta={aberto} janela={janela} largura={LARGURA}>
      <Importacao janela={janela} />
    </JanelaDaAcao>
  )
}

function Importacao({ janela }: { janela: ReturnType<typeof useJanelaUnica> }) {
  const [colado, setColado] = useState('')
  const [ensaio, setEnsaio] = useState<ObjetivosImportados | null>(null)
  const acao = useAcao(importarObjetivos)
  const feitas = ensaio?.linhas.filter(({ situacao }) => situacao === 'NOVA' || situacao === 'ALTERADA') ?? []
  janela.alterado.current = colado.trim() !== ''
  function mudar(texto: string) {
    setColado(texto)
    setEnsaio(null)
    acao.reset()
  }
  function enviar(soEnsaio: boolean) {
    acao.mutate(
      { corpo: { texto: colado, ensaio: soEnsaio } },
      {
        onSuccess(resposta) {
          if (soEnsaio) return setEnsaio(resposta)
          avisarSucesso(resposta.message)
          janela.fechar()
        },
      },
    )
  }
  const vazio = colado.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        if (!vazio) enviar(ensaio === null)
      }}
    >
      <Stack gap="md">
        <Textarea
          label="Metas"
          description={`Cole da planilha, ou de um CSV com ponto e vírgula: ${COLUNAS_DA_IMPORTACAO.join(', ')}.`}
          placeholder={EXEMPLO}
          rows={LINHAS_A_VISTA}
          maxLength={MAXIMO_DO_TEXTO}
          data-autofocus
          value={colado}
          onChange={({ currentTarget }) => mudar(currentTarget.value)}
        />
        <Group gap="xs">
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(arquivo) =>
              void arquivo?.text().then((texto) => mudar(texto.slice(0, MAXIMO_DO_TEXTO)))
            }
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              >
                Ler um arquivo CSV
              </Button>
            )}
          </FileButton>
        </Group>
        {acao.error && <PainelDeStatus tipo="erro" mensagem={acao.error.message} />}
        {ensaio && (
          <>
            <Text role="status" fw={600}>
              {ensaio.message}
            </Text>
            <Table.ScrollContainer minWidth={520}>
              <Table verticalSpacing={4}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th ta="left">Linha</Table.Th>
                    <Table.Th ta="left">Situação</Table.Th>
                    <Table.Th ta="left">Detalhe</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {ensaio.linhas.map(({ linha, situacao, detalhe, texto }) => (
                    <Table.Tr key={linha}>
                      <Table.Td>{linha}</Table.Td>
                      <Table.Td>
                        <Etiqueta tom={TOM[situacao]}>{SITUACOES_DA_LINHA[situacao]}</Etiqueta>
                      </Table.Td>
                      <Table.Td>
                        {detalhe}
                        {situacao === 'RECUSADA' && (
                          <Text size="xs" c="dimmed">
                            {texto}
                          </Text>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </>
        )}
      </Stack>
      <PeDaFicha>
        <Button variant="default" onClick={janela.tentarFechar}>
          Cancelar
        </Button>
        <BotaoBase
          type="submit"
          data-principal
          habilitado={!vazio && (ensaio === null || feitas.length > 0)}
          falta={vazio ? 'Cole as metas.' : ensaio ? 'Nenhuma linha a importar.' : undefined}
          carregando={acao.isPending}
        >
          {ensaio === null ? 'Ensaiar' : `Importar ${plural(feitas.length, 'meta', 'metas')}`}
        </BotaoBase>
      </PeDaFicha>
    </form>
  )
}
