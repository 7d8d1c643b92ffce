import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ActionIcon, Alert, Skeleton, Tooltip } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { BotaoCompletarCadastro } from '../../features/cadastros/botao-completar-cadastro.tsx'
import { ContextoDaFicha, type FichaAberta as DaFicha } from '../../features/clientes/ficha/ficha-aberta.ts'
import { enderecoDaSecao, type LugarNaFicha } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import { PrimeiraVista } from '../../features/clientes/ficha/primeira-vista.tsx'
import { RegistroDeAtividades } from '../../features/clientes/ficha/registro-de-atividades.tsx'
import type { VisaoGeral } from '../../features/clientes/ficha/visao-geral.ts'
import { useClientesAoVivo } from '../../features/clientes/use-clientes-ao-vivo.ts'
import { BotaoNovoOrcamento } from '../../features/orcamentos/botao-novo-orcamento.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { NivelDasSecoes } from '../../platform/ficha/secao.tsx'
import { useSecoesPermitidas } from '../../platform/ficha/secoes.tsx'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { useReler } from '../../platform/releitura.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useTituloProprio } from '../../platform/titulo-proprio.ts'
import { EsqueletoDaFicha } from '../../ui/ficha/esqueleto-da-ficha.tsx'
import { FichaComMenu } from '../../ui/ficha/ficha-com-menu.tsx'
import { MenuDeSecoes } from '../../ui/ficha/menu-de-secoes.tsx'
import { DevolverNotaDoCliente } from '../tickets/devolver-nota-do-cliente.tsx'
import { Atendimento } from './atendimento.tsx'
import { FalhaDaFicha } from './falha-da-ficha.tsx'
import type { PortaDaFicha } from './porta-da-ficha.ts'
import { SECOES_DO_CLIENTE } from './secoes-do-cliente.ts'

type DaAbertura = {
  lugar: LugarNaFicha
  porta: PortaDaFicha
  /** Inside a dialog, whose own title is an `h2`, it is 3. */
  nivel: 1 | 3
  registrarAoSair: boolean
  voltar?: ReactNode
  /** What may be done with the customer in other features. */
  acoes: ReactNode
  /** What is open in front of the page gives way to where something of the record leads. */
  darLugar: () => void
}

type FichaDoClienteProps = DaAbertura & {
  idCli: number
  aoFechar: () => void
  aoVoltarParaHome: () => void
}

/** CLI-01 Everything that the portal knows of a customer, as a page or in a dialog. */
export function FichaDoCliente({ idCli, aoFechar, aoVoltarParaHome, ...resto }: FichaDoClienteProps) {
  const consulta = useConsulta(obterVisaoGeral, { params: { idCli } }, { mostradoNaArea: true })
  const { data, error, isFetching, refetch } = consulta
  // Once there, it stays on the screen through a failure, unless it is no longer the person's to see.
  if (error && (!data || error.status === 404))
    return (
      <FalhaDaFicha
        erro={error}
        tentando={isFetching}
        aoTentarNovamente={() => void refetch()}
        aoFechar={aoFechar}
        aoVoltarParaHome={aoVoltarParaHome}
      />
    )
  return (
    <AreaDaConsulta consulta={consulta} discreta esqueleto={<EsqueletoDaFicha />}>
      {(visao) => (
        <FilialDaCoisa value={visao.idFil}>
          <FichaAberta visao={visao} {...resto} />
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

function FichaAberta({
  visao,
  lugar,
  porta,
  nivel,
  registrarAoSair,
  voltar,
  acoes,
  darLugar,
}: DaAbertura & { visao: VisaoGeral }) {
  const { id: idCli, idFil, fant, razSoc } = visao
  const { ir } = lugar
  const { pode } = useSessao()
  useTituloProprio(nivel === 1 ? nomeDoCliente({ fant, razSoc }) : undefined)
  useClientesAoVivo()
  const secoes = useSecoesPermitidas(SECOES_DO_CLIENTE)
  const pedida = lugar.secao
  // An address may name what is no section at all: that opens the first one.
  const existe = pedida !== undefined && Object.hasOwn(SECOES_DO_CLIENTE, pedida)
  const recusada = existe && !secoes.some(({ chave }) => chave === pedida) ? pedida : undefined
  const aberta = recusada ? undefined : (secoes.find(({ chave }) => chave === pedida) ?? secoes[0])
  const [atendido, setAtendido] = useState(false)
  const ficha = useMemo<DaFicha>(
    () => ({
      idCli,
      ir,
      darLugar,
      alcanca: (secao) => secoes.some(({ chave }) => chave === secao),
      atendeu: () => setAtendido(true),
    }),
    [idCli, ir, darLugar, secoes],
  )
  return (
    <ContextoDaFicha value={ficha}>
      <NivelDasSecoes value={nivel === 1 ? 2 : 3}>
        <FichaComMenu
          cabecalho={
            <PrimeiraVista
              visao={visao}
              nivel={nivel}
              voltar={voltar}
              atualizar={<Atualizar />}
              acoes={
                <>
                  {pode('CLIENTE_ATENDER') && (
                    <Atendimento
                      idCli={idCli}
                      idFil={idFil}
                      filiais={visao.filiais}
                      porta={porta}
                      registrarAoSair={registrarAoSair}
                      atendido={atendido}
                    />
                  )}
                  <BotaoCompletarCadastro cliente={visao} aoAbrir={darLugar} />
                  <BotaoNovoOrcamento idCli={idCli} aoAbrir={darLugar} />
                  <DevolverNotaDoCliente cliente={visao} aoAbrir={darLugar} />
                  {acoes}
                </>
              }
            />
          }
          menu={
            <MenuDeSecoes
              rotulo="Seções do cliente"
              secoes={secoes}
              aberta={aberta?.chave}
              enderecoDe={(chave) => enderecoDaSecao(idCli, chave, null)}
              aoAbrir={(chave) => ir(chave, null)}
            />
          }
          aberta={aberta?.chave}
          rotuloDoLado="Registro de atividades"
          lado={pode('CLIENTE_ATIVIDADES') && <RegistroDeAtividades idCli={idCli} />}
        >
          {recusada && (
            <Alert color="yellow" role="alert" title={SECOES_DO_CLIENTE[recusada].titulo}>
              A sua conta não tem permissão para ver esta seção.
            </Alert>
          )}
          {aberta && (
            <Suspense key={aberta.chave} fallback={<Skeleton height={240} data-a-caminho />}>
              <aberta.Conteudo
                titulo={aberta.titulo}
                idCli={idCli}
                idFil={idFil}
                item={aberta.chave === lugar.secao ? lugar.item : null}
                aoAbrirItem={(item) => ir(aberta.chave, item)}
              />
            </Suspense>
          )}
        </FichaComMenu>
      </NivelDasSecoes>
    </ContextoDaFicha>
  )
}

/** Whatever shows something of a customer. */
const DO_CLIENTE = {
  muda: [
    ...obterVisaoGeral.le,
    'informacoes',
    'atendimentos',
    'atividades',
    'cadastros',
    'enderecos',
    'documentacao',
  ],
} as const

function Atualizar() {
  const reler = useReler(DO_CLIENTE)
  return (
    <Tooltip label="Atualizar a ficha">
      <ActionIcon size="sm" aria-label="Atualizar a ficha" onClick={() => void reler()}>
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
