/** Five given and five family names of one origin make twenty-five people; short and long ones, simple and divided. */
const ORIGINS = `
Ann Oliver Margaret Jo Christopher | Lee Baker Featherstonehaugh Cook Wright-Phillips
Siobhán Pádraig Aoife Eoin Caoimhe | O'Neill Mac Giolla Walsh Ní Bhriain Fitzgerald
Chidinma Oluwaseun Ngozi Tunde Ifeanyichukwu | Okafor Adeyemi Eze Balogun Nwankwo-Obi
Mohammed Fatima Yusuf Aisha Abd al-Rahman | Hassan Al-Farsi El Amrani Khan bin Rashid
Priya Ravi Venkatasubramanian Anjali Om | Iyer Sharma Krishnamurthy Das Ramachandran
Wei Xiuying Li Jun Mei | Li Zhao Ouyang Wu Chen
Nguyễn Minh Thảo An Quốc | Trần Lê Phạm Đỗ Hoàng Thị Lan
Haruto Yuki Sakura Ken Shinnosuke | Takahashi Ito Watanabe Abe Kobayashi
Katarzyna Łukasz Ewa Piotr Wojciech | Nowak Zielińska Brzęczyszczykiewicz Lis Wójcik
Jürgen Anneliese Kai Friedrich Ute | Großmann von der Heide Müller Koch Schwarzenberger
José María Ana Francisco Javier Luz Íñigo | García Ortiz y Moreno de la Cruz Sol Fernández
Dmitri Olena Svitlana Ivan Anastasiya | Volkov Shevchenko Rak Ostrovskaya Kuznetsov
Zeynep Mehmet Ece Ali Kıvanç | Yıldırım Demir Öz Kahraman Büyükanıt
Jean-Baptiste Élodie Guy Marie-Thérèse Luc | Dupont de la Croix Roy Lefèvre Charpentier
Lakisha Jamal DeShawn Tamika Malik | Washington Jones Mason Porter Carpenter
Kwame Nomvula Lwazi Grace Tāne | Mensah Dlamini van der Merwe Wairua Ng
`;

/** Words that belong to one name. */
const TOGETHER =
  /(?:Mac|Ní|El|bin|von der|de la|van der|Hoàng Thị|Ortiz y)\s\S+|(?:Abd al-Rahman|José María|Francisco Javier)|\S+/gu;

/** Four hundred invented people. */
export const manyNames: readonly string[] = ORIGINS.trim()
  .split('\n')
  .flatMap((origin) => {
    const [given = [], family = []] = origin.split(' | ').map((names) => names.match(TOGETHER) ?? []);
    return given.flatMap((first) => family.map((last) => `${first} ${last}`));
  });
