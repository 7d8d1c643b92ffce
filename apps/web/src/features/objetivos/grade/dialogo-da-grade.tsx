import { hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { gravarGrade, type LinhaDaGrade, obterGrade } from '@balcao/dominio/objetivos/contratos'
import {
  casasDoTipo,
  deMarca,
  ESCOPOS_DO_OBJETIVO,
  type EscopoDoObjetivo,
  EXPLICACAO_DO_TIPO,
  TIPOS_DE_OBJETIVO,
  type TipoDeObjetivo,
} from '@balcao/dominio/objetivos/especies'
import { distribuir, dizerMes, mesDe, somarMeses } from '@balcao/dominio/objetivos/progresso'
import { Button, Skeleton, Stack, Table } from '@mantine/core'
import { useMemo, useState } from 'react'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { opcoesDe } from '../../../platform/listas/descricao.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDecimal } from '../../../ui/campos/campo-decimal.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { mesesEmVolta } from '../lista-de-objetivos.tsx'
import estilos from '../objetivos.module.css'
import { useFormatoDoObjetivo } from '../valor-do-objetivo.ts'

const LARGURA = 860
const TODAS = 'Todas as marcas'
const ESCOPOS = opcoesDe(ESCOPOS_DO_OBJETIVO)
const SO_VENDEDOR = ESCOPOS.filter(({ valor }) => valor === 'VENDEDOR')
const TIPOS = opcoesDe(TIPOS_DE_OBJETIVO)

type Serie = { mes: string; escopo: EscopoDoObjetivo; tipo: TipoDeObjetivo; marca: string }
/** By whom: as it was typed; null is none. */
type Digitadas = Readonly<Record<number, string | null>>

/** What was typed and not saved yet, each series by its own: another month does not take it away. */
type Rascunhos = Readonly<Record<string, { serie: Serie; digitadas: Digitadas }>>
const chaveDa = (serie: Serie) => [serie.mes, serie.escopo, serie.tipo, serie.marca].join('|')
const SEM_NADA: Digitadas = {}

type DialogoDaGradeProps = { aberto: boolean; aoFechar: () => void }

/** GES-01 Targets of a month, whoever may have one in a row: typed, copied from last month, or spread from a total. */
export function DialogoDaGrade({ aberto, aoFechar }: DialogoDaGradeProps) {
  const [rascunhos, setRascunhos] = useState<Rascunhos>({})
  const janela = useJanelaUnica('Definir metas', () => {
    setRascunhos({})
    aoFechar()
  })
  const [agora] = useState(() => new Date())
  const [serie, setSerie] = useState<Serie>({
    mes: mesDe(hojeEm(agora)),
    escopo: 'VENDEDOR',
    tipo: 'VALOR',
    marca: '',
  })
  const chave = chaveDa(serie)
  const [outro] = Object.entries(rascunhos).filter(([qual]) => qual !== chave)
  const { colaborador } = useSessao()
  const consulta = useConsulta(obterGrade, { query: serie }, { ativa: aberto, mostradoNaArea: true })
  const meses = useMemo(() => mesesEmVolta(agora), [agora])
  const marcas = useMemo(
    () => [
      { valor: '', nome: TODAS },
      ...(consulta.data?.marcas ?? []).map((marca) => ({ valor: marca, nome: marca })),
    ],
    [consulta.data],
  )
  const mudar = (parte: Partial<Serie>) => setSerie((antes) => ({ ...antes, ...parte }))
  return (
    <JanelaDaAcao aberta={aberto} janela={janela} largura={LARGURA}>
      <Stack gap="md">
        <div className={estilos.serie}>
          <CampoDeSelecao
            label="Mês"
            clearable={false}
            opcoes={meses}
            value={serie.mes}
            onChange={(mes) => mes && mudar({ mes })}
          />
          <CampoDeSelecao
            label="Alcance"
            clearable={false}
            semPreSelecao
            opcoes={colaborador.tipo === 'SUPERVISOR' ? SO_VENDEDOR : ESCOPOS}
            value={serie.escopo}
            onChange={(escopo) => escopo && mudar({ escopo })}
          />
          <CampoDeSelecao
            label="Objetivo"
            description={EXPLICACAO_DO_TIPO[serie.tipo]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            clearable={false}
            opcoes={TIPOS}
            value={serie.tipo}
            onChange={(tipo) => tipo && mudar({ tipo, marca: '' })}
          />
          {deMarca(serie.tipo) && (
            <CampoDeSelecao
              label="Marca"
              clearable={false}
              opcoes={marcas}
              value={serie.marca}
              onChange={(marca) => mudar({ marca: marca ?? '' })}
            />
          )}
        </div>
        <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton height={280} />}>
          {({ linhas }) => (
            <Grade
              // Another series begins with what is there of it.
              key={[chave, ...linhas.map(({ versao }) => versao)].join('|')}
              serie={serie}
              linhas={linhas}
              janela={janela}
              digitadas={rascunhos[chave]?.digitadas ?? SEM_NADA}
              aoDigitar={(digitadas) =>
                setRascunhos((antes) => ({ ...antes, [chave]: { serie, digitadas } }))
              }
              temOutra={outro !== undefined}
              aoGuardar={() => {
                if (!outro) return janela.fechar()
                setRascunhos(({ [chave]: _, ...resto }) => resto)
                setSerie(outro[1].serie)
              }}
              aoRecarregar={() => void consulta.refetch()}
            />
          )}
        </AreaDaConsulta>
      </Stack>
    </JanelaDaAcao>
  )
}

type GradeProps = {
  serie: Serie
  linhas: readonly LinhaDaGrade[]
  janela: ReturnType<typeof useJanelaUnica>
  digitadas: Digitadas
  aoDigitar: (digitadas: Digitadas) => void
  /** Something was typed of another series too. */
  temOutra: boolean
  aoGuardar: () => void
  aoRecarregar: () => void
}

const texto = (meta: number | null) => (meta === null ? null : String(meta))

function Grade({
  serie,
  linhas,
  janela,
  digitadas,
  aoDigitar,
  temOutra,
  aoGuardar,
  aoRecarregar,
}: GradeProps) {
  const { tipo, mes } = serie
  const casas = casasDoTipo(tipo)
  const dizer = useFormatoDoObjetivo()
  const [total, setTotal] = useState<string | null>(null)
  const valorDe = ({ idAlvo, meta }: LinhaDaGrade) =>
    idAlvo in digitadas ? (digitadas[idAlvo] ?? null) : texto(meta)
  const mudadas = linhas.filter((linha) => valorDe(linha) !== texto(linha.meta))
  const numeros = linhas.map((linha) => Number(valorDe(linha) ?? 0))
  const legiveis = linhas.every((linha) => {
    const valor = valorDe(linha)
    return valor === null || (Number(valor) > 0 && Number.isFinite(Number(valor)))
  })
  janela.alterado.current = mudadas.length > 0 || temOutra
  const acao = useAcao(gravarGrade, {
    aoConcluir({ message }) {
      avisarSucesso(message)
      aoGuardar()
    },
  })
  const por = (valores: readonly (number | null)[]) =>
    aoDigitar(Object.fromEntries(linhas.map(({ idAlvo }, i) => [idAlvo, texto(valores[i] || null)])))
  const anterior = dizerMes(somarMeses(mes, -1))
  const enviar = () =>
    acao.mutate({
      corpo: {
        ...serie,
        linhas: mudadas.map((linha) => ({
          idAlvo: linha.idAlvo,
          versao: linha.versao,
          meta: valorDe(linha) === null ? null : Number(valorDe(linha)),
        })),
      },
    })
  const falta =
    mudadas.length === 0 ? 'Nada foi alterado.' : legiveis ? undefined : 'Há metas que não se leem.'
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        if (falta === undefined) enviar()
      }}
    >
      <Stack gap="md">
        {acao.error && (
          <PainelDeStatus tipo="erro" mensagem={acao.error.message} aoTentarNovamente={aoRecarregar} />
        )}
        <div className={estilos.ferramentas}>
          <Button
            variant="default"
            disabled={linhas.every(({ metaAnterior }) => metaAnterior === null)}
            onClick={() => por(linhas.map(({ metaAnterior }) => metaAnterior))}
          >
            Copiar de {anterior}
          </Button>
          <CampoDecimal
            label="Total a distribuir"
            casas={casas}
            {...(tipo === 'VALOR' && { leftSection: 'R$' })}
            value={total}
            onChange={setTotal}
          />
          <Button
            variant="default"
            disabled={!(Number(total) > 0)}
            onClick={() =>
              por(
                distribuir(
                  Number(total),
                  linhas.map(() => 1),
                  casas,
                ),
              )
            }
          >
            Por igual
          </Button>
          <Button
            variant="default"
            disabled={!(Number(total) > 0) || linhas.every(({ alcancadoAnterior }) => alcancadoAnterior <= 0)}
            onClick={() =>
              por(
                distribuir(
                  Number(total),
                  linhas.map(({ alcancadoAnterior }) => Math.max(0, alcancadoAnterior)),
                  casas,
                ),
              )
            }
          >
            Pelo alcançado em {anterior}
          </Button>
        </div>
        <Table.ScrollContainer minWidth={560}>
          <Table verticalSpacing={4} horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="left">{ESCOPOS_DO_OBJETIVO[serie.escopo]}</Table.Th>
                <Table.Th ta="right">Meta de {anterior}</Table.Th>
                <Table.Th ta="right">Alcançado</Table.Th>
                <Table.Th ta="left">Meta</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {linhas.map((linha) => (
                <Table.Tr key={linha.idAlvo}>
                  <Table.Td>{linha.alvo}</Table.Td>
                  <Table.Td ta="right">{dizer(tipo, linha.metaAnterior)}</Table.Td>
                  <Table.Td ta="right">{dizer(tipo, linha.alcancadoAnterior)}</Table.Td>
                  <Table.Td className={estilos.meta}>
                    <CampoDecimal
                      aria-label={`Meta de ${linha.alvo}`}
                      casas={casas}
                      value={valorDe(linha)}
                      onChange={(valor) => aoDigitar({ ...digitadas, [linha.idAlvo]: valor })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
      <PeDaFicha>
        <span className={estilos.total} role="status">
          Total:{' '}
          {formatarNumero(
            numeros.filter(Number.isFinite).reduce((soma, um) => soma + um, 0),
            casas,
          )}
        </span>
        <Button variant="default" onClick={janela.tentarFechar}>
          Cancelar
        </Button>
        <BotaoBase
          type="submit"
          data-principal
          habilitado={falta === undefined}
          falta={falta}
          carregando={acao.isPending}
        >
          Guardar metas
        </BotaoBase>
      </PeDaFicha>
    </form>
  )
}
