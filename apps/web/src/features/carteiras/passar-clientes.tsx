import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import {
  opcoesDaPassagem,
  PASSAGEM_DIGITADA,
  passarClientes,
  preverPassagem,
} from '@balcao/dominio/carteiras/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Button, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { recusaDe } from '../../ui/campos/recusas-por-campo.ts'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

const LARGURA = 'min(860px, 94vw)'
const ESPERA_MS = 400
const MAIOR_MOTIVO = 200
type Previa = RespostaDe<typeof preverPassagem>
type Props = { idPessoa: number; aoFechar: () => void }

/** ADM-07 The customers of one go to another, all or some, seen before they go. */
export function PassarClientes({ idPessoa, aoFechar }: Props) {
  return (
    <DialogoDaFicha aberto titulo="Passar clientes" largura={LARGURA} aoFechar={aoFechar}>
      <Conteudo idPessoa={idPessoa} aoFechar={aoFechar} />
    </DialogoDaFicha>
  )
}

const comoOpcoes = (itens: readonly { id: number; nome: string }[] = []) =>
  itens.map(({ id, nome }) => ({ valor: String(id), nome }))

function Conteudo({ idPessoa, aoFechar }: Props) {
  const [dita, setDita] = useState({ para: '', termo: '', regiao: '', motivo: '' })
  const [page, setPage] = useState(1)
  const dizer = (novo: Partial<typeof dita>) => {
    setPage(1)
    setDita((antes) => ({ ...antes, ...novo }))
  }
  const opcoes = useConsulta(opcoesDaPassagem, {}).data
  const [termo] = useDebouncedValue(dita.termo.trim(), ESPERA_MS)
  const quais = { termo, ...(dita.regiao && { regiao: Number(dita.regiao) }) }
  const previa = useConsulta(
    preverPassagem,
    { params: { idPessoa }, query: { ...quais, page } },
    { mostradoNaArea: true },
  )
  const confirmar = useConfirmar()
  const passar = useAcao(passarClientes, {
    aoConcluir: ({ message }) => {
      avisarSucesso(`${message} Desfaz-se pela Auditoria, enquanto todos continuarem com essa pessoa.`)
      aoFechar()
    },
  })
  const passam = previa.data?.paginator.total ?? 0
  const pronta = dita.para !== '' && passam > 0 && termo === dita.termo.trim()
  const campos = passar.error?.campos ?? {}
  async function enviar(evento: FormEvent) {
    evento.preventDefault()
    const lida = PASSAGEM_DIGITADA.safeParse({ ...quais, para: Number(dita.para), motivo: dita.motivo })
    if (!pronta || !lida.success || !previa.data) return
    const { versao, de } = previa.data
    const para = opcoes?.pessoas.find(({ id }) => id === lida.data.para)?.nome
    const certeza = await confirmar({
      titulo: `Passar ${quantos(passam)} a ${para}?`,
      mensagem: `Deixam de ser de ${de}; tickets, orçamentos e pedidos ficam com quem estão.`,
      confirmar: 'Passar clientes',
    })
    if (certeza) passar.mutate({ params: { idPessoa }, corpo: { ...lida.data, versao } })
  }
  return (
    <form noValidate onSubmit={(evento) => void enviar(evento)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <CampoDeSelecao
            label="Passar para"
            required
            semPreSelecao
            opcoes={comoOpcoes(opcoes?.pessoas.filter(({ id }) => id !== idPessoa))}
            value={dita.para || null}
            onChange={(para) => dizer({ para: para ?? '' })}
            error={recusaDe('para', campos)}
          />
          <TextInput
            label="Motivo"
            description="Fica na Auditoria"
            autoComplete="off"
            maxLength={MAIOR_MOTIVO}
            value={dita.motivo}
            onChange={({ currentTarget: { value } }) => setDita((antes) => ({ ...antes, motivo: value }))}
          />
          <CampoDeSelecao
            label="Só da região"
            semPreSelecao
            placeholder="Todas"
            opcoes={comoOpcoes(opcoes?.regioes)}
            value={dita.regiao || null}
            onChange={(regiao) => dizer({ regiao: regiao ?? '' })}
          />
          <TextInput
            label="Só os que tenham"
            placeholder="Código, nome, CNPJ ou cidade…"
            autoComplete="off"
            maxLength={100}
            value={dita.termo}
            onChange={({ currentTarget: { value } }) => dizer({ termo: value })}
            error={recusaDe('termo', campos)}
          />
        </SimpleGrid>
        {passar.error && Object.keys(campos).length === 0 && (
          <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(passar.error)} />
        )}
        <AreaDaConsulta consulta={previa}>
          {(dados) => <Quem previa={dados} aoMudarPagina={setPage} />}
        </AreaDaConsulta>
        <PeDaFicha>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button data-principal type="submit" loading={passar.isPending} disabled={!pronta}>
            Passar {quantos(passam)}
          </Button>
        </PeDaFicha>
      </Stack>
    </form>
  )
}

const quantos = (clientes: number) => (clientes === 1 ? '1 cliente' : `${formatarNumero(clientes)} clientes`)

type QuemProps = { previa: Previa; aoMudarPagina: (page: number) => void }

function Quem({ previa: { de, clientes, itens, paginator }, aoMudarPagina }: QuemProps) {
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {formatarNumero(paginator.total)} de {quantos(clientes)} de {de}
      </Text>
      {itens.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table aria-label="Clientes que passam">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Cliente</Table.Th>
                <Table.Th>Cidade</Table.Th>
                <Table.Th>Última compra</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {itens.map(({ id, nome, documento, cidade, uf, dtUltComp }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    {nome}
                    <Text size="xs" c="dimmed">
                      {id} · {formatarDocumento(documento)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    {cidade}/{uf}
                  </Table.Td>
                  <Table.Td>{dtUltComp ? formatarData(dtUltComp) : '—'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {paginator.paginas > 1 && <Paginacao paginator={paginator} aoMudar={aoMudarPagina} />}
    </Stack>
  )
}
