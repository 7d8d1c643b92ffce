import type { RespostaDe } from '@balcao/dominio/contrato'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero, formatarPercentual, formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import {
  MUDANCA_DIGITADA,
  mudarVariosPrecos,
  ORDENS_DA_PREVIA,
  opcoesDaMudanca,
  preverMudancaDePrecos,
} from '@balcao/dominio/precos/mudanca-de-precos'
import { ARREDONDAMENTOS, type Arredondamento } from '@balcao/dominio/precos/mudar-varios'
import { Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { opcoesDe } from '../../platform/listas/descricao.ts'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDecimal } from '../../ui/campos/campo-decimal.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

const CENTAVOS = 2
const ESPERA_MS = 400
const LARGURA = 'min(900px, 94vw)'
const SENTIDOS = { SOBE: 'Aumentar', DESCE: 'Diminuir' } as const
type Previa = RespostaDe<typeof preverMudancaDePrecos>
type Ordem = keyof typeof ORDENS_DA_PREVIA

const dito = (valor: string) => formatarPrecoUnitario(valor, CENTAVOS)
const comoOpcoes = (nomes: readonly string[]) => nomes.map((nome) => ({ valor: nome, nome }))

type Props = { tabela: { id: number; nome: string }; aoFechar: () => void }

/** ADM-07 A percentage on the prices of a table, seen before it is done. */
export function MudarVarios({ tabela, aoFechar }: Props) {
  return (
    <DialogoDaFicha aberto titulo={`Mudar preços: ${tabela.nome}`} largura={LARGURA} aoFechar={aoFechar}>
      <Conteudo tabela={tabela} aoFechar={aoFechar} />
    </DialogoDaFicha>
  )
}

function Conteudo({ tabela, aoFechar }: Props) {
  const [dita, setDita] = useState({
    sentido: 'SOBE' as keyof typeof SENTIDOS,
    percentual: '',
    arredondamento: 'CENTAVO' as Arredondamento,
    desde: hojeEm(new Date()),
    marcas: [] as string[],
    familias: [] as string[],
  })
  const [page, irPara] = useState(1)
  function dizer(novo: Partial<typeof dita>) {
    setDita((antes) => ({ ...antes, ...novo }))
    irPara(1)
  }
  const opcoes = useConsulta(opcoesDaMudanca, {}).data
  const [quieta] = useDebouncedValue(dita, ESPERA_MS)
  const { sentido, percentual, ...resto } = quieta
  const lida = MUDANCA_DIGITADA.safeParse({
    ...resto,
    tabela: tabela.id,
    percentual: sentido === 'SOBE' ? percentual : `-${percentual}`,
  })
  const aplicar = useRef<(() => void) | null>(null)
  function enviar(evento: FormEvent) {
    evento.preventDefault()
    aplicar.current?.()
  }
  return (
    <form noValidate onSubmit={enviar}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
          <CampoDeSelecao
            label="O que fazer"
            required
            clearable={false}
            opcoes={opcoesDe(SENTIDOS)}
            value={dita.sentido}
            onChange={(novo) => novo && dizer({ sentido: novo as keyof typeof SENTIDOS })}
          />
          <CampoDecimal
            label="Percentual"
            required
            data-autofocus
            casas={4}
            semZeros
            rightSection="%"
            value={dita.percentual || null}
            onChange={(novo) => dizer({ percentual: novo ?? '' })}
          />
          <CampoDeSelecao
            label="Arredondamento"
            required
            clearable={false}
            opcoes={opcoesDe(ARREDONDAMENTOS)}
            value={dita.arredondamento}
            onChange={(novo) => novo && dizer({ arredondamento: novo as Arredondamento })}
          />
          <CampoDeData
            label="Vale desde"
            required
            value={dita.desde || null}
            onChange={(novo) => dizer({ desde: novo ?? '' })}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <CampoDeSelecaoMultipla
            label="Só das marcas"
            semPreSelecao
            placeholder={dita.marcas.length === 0 ? 'Todas' : ''}
            opcoes={comoOpcoes(opcoes?.marcas ?? [])}
            value={dita.marcas}
            onChange={(marcas) => dizer({ marcas: [...marcas] })}
          />
          <CampoDeSelecaoMultipla
            label="Só das famílias"
            semPreSelecao
            placeholder={dita.familias.length === 0 ? 'Todas' : ''}
            opcoes={comoOpcoes(opcoes?.familias ?? [])}
            value={dita.familias}
            onChange={(familias) => dizer({ familias: [...familias] })}
          />
        </SimpleGrid>
        {lida.success ? (
          <AreaDaPrevia
            pedida={lida.data}
            {...{ page, irPara, aplicar, aoFechar }}
            mudando={dita !== quieta}
          />
        ) : (
          <Text c="dimmed">Diga o percentual para ver o que mudaria. Nada muda antes de você confirmar.</Text>
        )}
      </Stack>
    </form>
  )
}

type Pedida = Exclude<ReturnType<typeof MUDANCA_DIGITADA.safeParse>['data'], undefined>

function AreaDaPrevia({
  pedida,
  page,
  irPara,
  mudando,
  aplicar,
  aoFechar,
}: {
  pedida: Pedida
  page: number
  irPara: (page: number) => void
  mudando: boolean
  /** What sending the form does, once there is what to send. */
  aplicar: RefObject<(() => void) | null>
  aoFechar: () => void
}) {
  const [ordem, setOrdem] = useState<Ordem>('DIFERENCA')
  const consulta = useConsulta(
    preverMudancaDePrecos,
    { query: { ...pedida, ordem, page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  // What stands while another page or another change comes is not what would be done.
  const espera = mudando || consulta.isPlaceholderData
  const confirmar = useConfirmar()
  const mudar = useAcao(mudarVariosPrecos, {
    aoConcluir: ({ message }) => {
      avisarSucesso(`${message} Desfaz-se pela Auditoria, enquanto nenhum deles mudar de novo.`)
      aoFechar()
    },
  })
  async function aoMudar({ versao, mudam, abaixoDoCusto }: Previa) {
    const certeza = await confirmar({
      titulo: `Mudar ${formatarNumero(mudam)} preços?`,
      mensagem:
        abaixoDoCusto > 0
          ? `${formatarNumero(abaixoDoCusto)} ficam abaixo do custo conhecido.`
          : 'Os orçamentos passam a tê-los no dia em que começam.',
      confirmar: 'Mudar preços',
    })
    if (certeza) mudar.mutate({ corpo: { ...pedida, versao } })
  }
  const { data } = consulta
  useEffect(() => {
    aplicar.current = data && data.mudam > 0 && !espera ? () => void aoMudar(data) : null
    return () => {
      aplicar.current = null
    }
  })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(previa) => (
        <Stack gap="sm">
          {mudar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(mudar.error)} />}
          <Resumo previa={previa} />
          {previa.mudam > 0 && (
            <>
              <CampoDeSelecao
                label="Amostra"
                clearable={false}
                w={260}
                opcoes={opcoesDe(ORDENS_DA_PREVIA)}
                value={ordem}
                onChange={(nova) => {
                  if (!nova) return
                  setOrdem(nova as Ordem)
                  irPara(1)
                }}
              />
              <Amostra itens={previa.itens} />
              {previa.paginator.paginas > 1 && (
                <Paginacao rotulo="Páginas da amostra" paginator={previa.paginator} aoMudar={irPara} />
              )}
            </>
          )}
          <PeDaFicha>
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button
              data-principal
              loading={mudar.isPending}
              disabled={previa.mudam === 0 || espera}
              type="submit"
            >
              Mudar {formatarNumero(previa.mudam)} preços
            </Button>
          </PeDaFicha>
        </Stack>
      )}
    </AreaDaConsulta>
  )
}

function Resumo({ previa }: { previa: Previa }) {
  const n = (quantos: number) => formatarNumero(quantos)
  const { precos, mudam, sobem, descem, iguais, abaixoDoCusto, semCusto, marcados } = previa
  const partes = [
    `${n(mudam)} de ${n(precos)} preços mudam`,
    sobem > 0 && `${n(sobem)} sobem`,
    descem > 0 && `${n(descem)} descem`,
    iguais > 0 && `${n(iguais)} ficam iguais`,
    semCusto > 0 && `${n(semCusto)} sem custo conhecido`,
    marcados > 0 && `${n(marcados)} já têm outro preço marcado para depois, que fica como está`,
  ].filter(Boolean)
  const { maiorDiferenca: maior, menorDiferenca: menor } = previa
  return (
    <div role="status">
      <Text fw={600}>{partes.join(' · ')}</Text>
      {maior !== null && menor !== null && (
        <Text size="sm" c="dimmed">
          De {formatarPercentual(menor, CENTAVOS)} a {formatarPercentual(maior, CENTAVOS)}, com o
          arredondamento
        </Text>
      )}
      {abaixoDoCusto > 0 && (
        <PainelDeStatus tipo="aviso" mensagem={`${n(abaixoDoCusto)} ficam abaixo do custo conhecido.`} />
      )}
    </div>
  )
}

function Amostra({ itens }: Pick<Previa, 'itens'>) {
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label="Amostra do que muda">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Produto</Table.Th>
            <Table.Th scope="col" ta="right">
              Hoje
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Passa a
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Diferença
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Custo
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {itens.map(({ idProduto, idExibicao, descricao, valor, novo, diferenca, custo, abaixoDoCusto }) => (
            <Table.Tr key={idProduto}>
              <Table.Td>
                {idExibicao} {descricao}
              </Table.Td>
              <Table.Td ta="right">{dito(valor)}</Table.Td>
              <Table.Td ta="right">{dito(novo)}</Table.Td>
              <Table.Td ta="right">{formatarPercentual(diferenca, CENTAVOS)}</Table.Td>
              <Table.Td ta="right">
                {custo ? dito(custo) : '—'}
                {abaixoDoCusto && (
                  <Group component="span" gap={4}>
                    <Text component="span" size="xs" c="red">
                      abaixo do custo
                    </Text>
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
