import { type CampanhaDetalhada, encerrarCampanha, obterCampanha } from '@balcao/dominio/campanhas/contratos'
import { NOMES_DOS_PARCEIROS, QUEM_PAGA, unidadeDaCampanha } from '@balcao/dominio/campanhas/regras'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormularioDoMotivo } from '../../../platform/acao/formulario-do-motivo.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { CartaoDoHistorico } from '../../../ui/ficha/cartao-do-historico.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { comoDa, EtiquetaDaCampanha, Usado } from '../lista/lista-de-campanhas.tsx'
import { CartaoDoResultado } from './resultado-da-campanha.tsx'

const LARGURA = 760

export type AoEditar = (campanha: CampanhaDetalhada, modo: 'alterar' | 'duplicar') => void
type DialogoProps = { id: number | null; porBaixo: boolean; aoFechar: () => void; aoEditar: AoEditar }

/** GES-02 One campaign: what it gives, to whom, and what it brought. */
export function DialogoDaCampanha({ id, porBaixo, aoFechar, aoEditar }: DialogoProps) {
  return (
    <DialogoDaFicha
      aberto={id !== null}
      titulo={id === null ? '' : `Campanha ${id}`}
      largura={LARGURA}
      porBaixo={porBaixo}
      aoFechar={aoFechar}
    >
      {id !== null && <Conteudo key={id} id={id} aoEditar={aoEditar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ id, aoEditar }: { id: number; aoEditar: AoEditar }) {
  const consulta = useConsulta(obterCampanha, { params: { idCampanha: id } }, { mostradoNaArea: true })
  const { pode } = useSessao()
  const [encerrando, setEncerrando] = useState(false)
  return (
    <AreaDaConsulta consulta={consulta}>
      {(campanha) => (
        <Stack gap="md">
          <Dados campanha={campanha} />
          {campanha.resultado && <CartaoDoResultado resultado={campanha.resultado} />}
          {campanha.usos.length > 0 && <Usos campanha={campanha} />}
          {campanha.historico.length > 0 && <CartaoDoHistorico historico={campanha.historico} noDialogo />}
          {pode('CAMPANHA_GERIR') && (
            <Group gap="xs">
              {campanha.impedimento === null && (
                <Button
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => aoEditar(campanha, 'alterar')}
                >
                  Alterar
                </Button>
              )}
              <Button
                variant="default"
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={() => aoEditar(campanha, 'duplicar')}
              >
                Duplicar
              </Button>
              {campanha.impedimento === null && (
                <Button variant="light" color="red" ml="auto" onClick={() => setEncerrando(true)}>
                  Encerrar campanha
                </Button>
              )}
            </Group>
          )}
          {encerrando && <Encerrar campanha={campanha} aoFechar={() => setEncerrando(false)} />}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}

function Dados({ campanha }: { campanha: CampanhaDetalhada }) {
  const { digitada } = campanha
  const { pode } = useSessao()
  const { limitePorCliente, limite, combinaCom } = digitada
  const unidade = unidadeDaCampanha(digitada.beneficio.tipo)
  return (
    <>
      <Group gap="xs">
        <Text fw={600} size="lg">
          {campanha.nome}
        </Text>
        <EtiquetaDaCampanha situacao={campanha.situacao} />
      </Group>
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Benefício', valor: comoDa(campanha), largo: true },
          { nome: 'Sobre', valor: campanha.produtos, largo: true },
          { nome: 'Para quem', valor: campanha.publico, largo: true },
          { nome: 'Filiais', valor: campanha.filiais },
          { nome: 'Validade', valor: `${formatarData(campanha.inicio)} a ${formatarData(campanha.fim)}` },
          {
            nome: 'Combina com',
            valor:
              combinaCom.map((um) => NOMES_DOS_PARCEIROS[um]).join(', ') || 'Nada: vale o maior benefício',
            largo: true,
          },
          {
            nome: 'Limite por cliente',
            valor: limitePorCliente !== null && `${formatarNumero(limitePorCliente)} ${unidade}`,
          },
          { nome: 'Limite em tudo', valor: limite !== null && `${formatarNumero(limite)} ${unidade}` },
          ...(pode('CAMPANHA_GERIR')
            ? [
                { nome: 'Usado', valor: <Usado campanha={campanha} numaLinha /> },
                { nome: 'Quem paga', valor: QUEM_PAGA[campanha.quemPaga] },
                { nome: 'Prioridade', valor: formatarNumero(campanha.prioridade) },
                {
                  nome: 'Conta corrente de quem vende',
                  valor: digitada.moveConta ? 'Movimenta' : 'Não movimenta',
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

function Usos({ campanha: { usos, beneficio } }: { campanha: CampanhaDetalhada }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Cartao titulo="Últimos pedidos" nivel={3} solto>
      <ListaDaFicha>
        {usos.slice(0, MOSTRADOS).map(({ idPedido, cliente, unidades, valor, quando }) => (
          <li key={idPedido}>
            <span>
              <Anchor
                component={Link}
                to="/pedidos/$idPedido"
                {...({ params: { idPedido: String(idPedido) } } as object)}
              >
                Pedido {idPedido}
              </Anchor>{' '}
              {cliente}{' '}
              <small>
                <TempoRelativo data={quando} />
              </small>
            </span>
            <span>
              {dinheiro(valor)}{' '}
              <small>
                · {formatarNumero(unidades)} {unidadeDaCampanha(beneficio.tipo)}
              </small>
            </span>
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}

const MOSTRADOS = 10

function Encerrar({ campanha, aoFechar }: { campanha: CampanhaDetalhada; aoFechar: () => void }) {
  const janela = useJanelaUnica('Encerrar campanha', aoFechar)
  const alvo = useAlvo(obterCampanha, { idCampanha: campanha.id }, campanha.versao)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDoMotivo
        contrato={encerrarCampanha}
        alvo={alvo}
        janela={janela}
        botoes={{ enviar: 'Encerrar', fechar: 'Cancelar' }}
        segue="Os pedidos feitos e os preços já prometidos ficam como estão; os próximos itens já não a têm."
        feito="Campanha encerrada."
        quemLe="Só a equipe lê."
      />
    </JanelaDaAcao>
  )
}
