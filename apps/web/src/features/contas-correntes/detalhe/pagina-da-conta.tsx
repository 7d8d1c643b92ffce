import { CANAL_DAS_CONTAS } from '@balcao/dominio/contas-correntes/canais'
import { type ContaDetalhada, DIAS_DA_CURVA, obterConta } from '@balcao/dominio/contas-correntes/contratos'
import { diasEntre, formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { PAGINAS } from '@balcao/dominio/paginas'
import { Stack, Text } from '@mantine/core'
import { IconWallet } from '@tabler/icons-react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { LinhaDoSaldo } from '../../../ui/figuras/linha-do-saldo.tsx'
import { EtiquetaDaConta } from '../lista/lista-de-contas.tsx'
import { AcoesDaConta } from '../mexer/acoes-da-conta.tsx'
import { EmDigitacao } from './em-digitacao.tsx'
import { Extrato } from './extrato.tsx'

export function ContaNaoEncontrada() {
  return (
    <FichaNaoEncontrada
      icone={<IconWallet size={40} stroke={1.5} aria-hidden />}
      titulo="Conta corrente não encontrada"
      saida={{ rota: '/contas-correntes', texto: `Ir para ${PAGINAS['/contas-correntes']}` }}
    />
  )
}

/** GES-08 One account: what there is, what became of it, and why. */
export function PaginaDaConta({ idConta }: { idConta: number }) {
  const consulta = useConsulta(obterConta, { params: { idConta } }, { mostradoNaArea: true })
  useReleituraAoVivo([CANAL_DAS_CONTAS])
  return (
    <Ficha consulta={consulta} filialDe={() => 0} naoEncontrada={() => <ContaNaoEncontrada />}>
      {(conta) => <ContaAberta conta={conta} />}
    </Ficha>
  )
}

function ContaAberta({ conta }: { conta: ContaDetalhada }) {
  const { titular, equipe, estado, saldo, limite, emTransito, disponivel, fechadaAte } = conta
  const dinheiro = useFormatoDeDinheiro()
  useTituloProprio(`Conta de ${titular}`)
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDaFicha
          titulo={titular}
          voltar={<LinkDeVolta lista="contas-correntes" />}
          etiquetas={<EtiquetaDaConta estado={estado} />}
          subtitulo={equipe ? `Equipe de ${equipe}` : 'Conta corrente'}
          acoes={<AcoesDaConta conta={conta} />}
        >
          <CamposDaFicha
            forma="fatos"
            campos={[
              { nome: 'Disponível', valor: dinheiro(disponivel) },
              { nome: 'Saldo', valor: dinheiro(saldo) },
              { nome: 'Limite', valor: dinheiro(limite) },
              { nome: 'Em trânsito', valor: emTransito > 0 && dinheiro(emTransito) },
              { nome: 'Fechada até', valor: fechadaAte && formatarData(fechadaAte) },
            ]}
          />
        </CabecalhoDaFicha>
      }
      rotuloDoLado="O mês e os períodos"
      lado={
        <>
          <Cartao titulo="Neste mês">
            <CamposDaFicha
              campos={[
                { nome: 'Créditos', valor: dinheiro(conta.creditos) },
                { nome: 'Débitos', valor: dinheiro(conta.debitos) },
              ]}
            />
          </Cartao>
          <EmDigitacao idConta={conta.id} />
          <Fechamentos conta={conta} />
        </>
      }
    >
      <Stack gap="md">
        <Curva conta={conta} />
        <Extrato idConta={conta.id} />
      </Stack>
    </PaginaDaFicha>
  )
}

function Curva({ conta: { curva, limite } }: { conta: ContaDetalhada }) {
  const dinheiro = useFormatoDeDinheiro()
  const inicio = curva[0]?.dia ?? hojeEm(new Date())
  const fim = somarDias(inicio, DIAS_DA_CURVA)
  return (
    <LinhaDoSaldo
      titulo="Saldo dia a dia"
      descricao={`Nos últimos ${DIAS_DA_CURVA} dias; tracejado, até onde pode ir.`}
      pontos={curva.map(({ dia, saldo }) => ({ em: diasEntre(inicio, dia), valor: saldo }))}
      dias={DIAS_DA_CURVA}
      limite={limite}
      extremos={[formatarData(inicio), formatarData(fim)]}
      tabela={{
        titulos: ['Dia', 'Créditos', 'Débitos', 'Saldo'],
        linhas: curva
          .slice(1)
          .map(({ dia, creditos, debitos, saldo }) => [
            formatarData(dia),
            dinheiro(creditos),
            dinheiro(debitos),
            dinheiro(saldo),
          ]),
      }}
    />
  )
}

function Fechamentos({ conta: { fechamentos } }: { conta: ContaDetalhada }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Cartao titulo="Períodos fechados">
      {fechamentos.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nenhum período foi fechado ainda.
        </Text>
      ) : (
        <ListaDaFicha>
          {fechamentos.map(({ ate, creditos, debitos, saldo, zerado, por }) => (
            <li key={ate}>
              <span>
                Até {formatarData(ate)} <small>{por}</small>
              </span>
              <span>
                {dinheiro(saldo)}{' '}
                <small>
                  {zerado === null
                    ? `créditos ${dinheiro(creditos)}, débitos ${dinheiro(debitos)}`
                    : 'zerado ao fechar'}
                </small>
              </span>
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Cartao>
  )
}
