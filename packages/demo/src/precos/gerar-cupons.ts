import { somarDias } from '@balcao/dominio/formatos/datas'

export const gerarCupons = (hoje: string) => {
  const periodo = { inicio: somarDias(hoje, -30), fim: somarDias(hoje, 60) }
  return [
    {
      codigo: 'VOLTOU3',
      descricao: '3% para quem voltou a comprar',
      percentual: '3',
      minimo: '200',
      usosPorCliente: 1,
      ...periodo,
    },
    {
      codigo: 'FRETE50',
      descricao: 'R$ 50,00 em pedidos acima de R$ 1.000,00',
      valor: '50',
      minimo: '1000',
      usosMaximos: 100,
      ...periodo,
    },
    {
      codigo: 'VERAO10',
      descricao: '10% no verão passado',
      percentual: '10',
      inicio: somarDias(hoje, -300),
      fim: somarDias(hoje, -210),
    },
  ]
}
